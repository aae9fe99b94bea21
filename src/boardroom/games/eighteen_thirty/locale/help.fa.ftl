### فرمان‌های پایانه
command-routes = حل مسئله‌های مسیر و مقایسه با بهترین نتیجهٔ شناخته‌شده
parameter-routes-instances = پروندهٔ JSON مسئله‌ها

-- A product needs a name and a price; where it belongs may be said later. A subcategory still comes with its category.
ALTER TABLE product ALTER COLUMN category_id DROP NOT NULL;
ALTER TABLE product ADD CONSTRAINT subcategory_with_category CHECK (sub_category_id IS NULL OR category_id IS NOT NULL);

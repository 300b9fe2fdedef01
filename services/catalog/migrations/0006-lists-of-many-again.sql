-- Which products have a size is read from one index, as with colours.
ALTER TABLE variant_size ADD COLUMN product_id integer;
UPDATE variant_size SET product_id = variant.product_id, archived_at = coalesce(variant_size.archived_at, variant.archived_at)
FROM variant WHERE variant.id = variant_id;
SET CONSTRAINTS ALL IMMEDIATE;
ALTER TABLE variant_size ALTER COLUMN product_id SET NOT NULL;
ALTER TABLE variant ADD UNIQUE (id, product_id);
ALTER TABLE variant_size ADD FOREIGN KEY (variant_id, product_id) REFERENCES variant (id, product_id);
DROP INDEX variant_size_by_size;
CREATE INDEX variant_size_by_size ON variant_size (size_id, product_id) WHERE archived_at IS NULL;
DROP INDEX variant_and_its_product;

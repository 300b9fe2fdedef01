-- One form may let colours, sizes and codes change places, so each is unique only when the transaction ends.
DROP INDEX variant_color;
ALTER TABLE variant ADD CONSTRAINT variant_color
  EXCLUDE (product_id WITH =, color_id WITH =) WHERE (archived_at IS NULL) DEFERRABLE INITIALLY DEFERRED;
DROP INDEX variant_size_size;
ALTER TABLE variant_size ADD CONSTRAINT variant_size_size
  EXCLUDE (variant_id WITH =, size_id WITH =) WHERE (archived_at IS NULL) DEFERRABLE INITIALLY DEFERRED;
DROP INDEX sku_code;
ALTER TABLE sku ADD CONSTRAINT sku_code
  EXCLUDE (code WITH =) WHERE (archived_at IS NULL) DEFERRABLE INITIALLY DEFERRED;

-- A removed picture is named by its id alone, whether it is a product's or a variant's: both take ids from one sequence.
UPDATE variant_image SET id = id + greatest(
  (SELECT coalesce(max(id), 0) FROM product_image), (SELECT coalesce(max(id), 0) FROM variant_image));
CREATE SEQUENCE image_id AS integer;
SELECT setval('image_id', greatest(
  (SELECT coalesce(max(id), 0) FROM product_image), (SELECT coalesce(max(id), 0) FROM variant_image)) + 1, false);
ALTER TABLE product_image ALTER COLUMN id DROP IDENTITY;
ALTER TABLE product_image ALTER COLUMN id SET DEFAULT nextval('image_id');
ALTER TABLE variant_image ALTER COLUMN id DROP IDENTITY;
ALTER TABLE variant_image ALTER COLUMN id SET DEFAULT nextval('image_id');

-- A vendor whose account was deleted stays for the sake of its archived products; it gets no new ones.
ALTER TABLE vendor_copy ADD COLUMN deleted_at timestamptz;

-- The orders of a deleted customer keep its name and where they went, and not its e-mail address.
ALTER TABLE customer_order ALTER COLUMN customer_email DROP NOT NULL;

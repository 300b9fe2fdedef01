-- A checkout that is still open when its customer is deleted keeps name and address until it ends, and no e-mail address.
ALTER TABLE checkout ALTER COLUMN customer_email DROP NOT NULL;
UPDATE checkout SET customer_email = NULL WHERE customer_email = '';
DROP INDEX checkout_to_erase;
CREATE INDEX checkout_to_erase ON checkout (closed_at)
  WHERE state IN ('closed', 'unfulfillable') AND customer_name <> '';

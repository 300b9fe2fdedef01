-- The version begins again, so that the next news of a vendor fills in its user, be it the same news once more.
ALTER TABLE vendor_copy ADD COLUMN user_id integer;
UPDATE vendor_copy SET version = 0;
CREATE INDEX vendor_copy_user ON vendor_copy (user_id);

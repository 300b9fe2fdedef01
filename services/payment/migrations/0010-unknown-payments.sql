-- When it was told that the provider took money for a payment that no record knows; null where it was not.
ALTER TABLE provider_event ADD COLUMN unknown_told_at timestamptz;

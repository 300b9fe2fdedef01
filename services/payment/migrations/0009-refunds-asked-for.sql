-- When the provider was last asked to make a refund, by the clock of this database; null where it was not.
ALTER TABLE refund ADD COLUMN asked_at timestamptz;

-- Refunds that somebody has to look at are counted whenever the metrics are read.
CREATE INDEX refund_failed ON refund (id) WHERE state = 'failed';

-- A paid checkout whose money went back while it waited.
ALTER TABLE checkout DROP CONSTRAINT checkout_reason_check,
  ADD CONSTRAINT checkout_reason_check
    CHECK (reason IN ('replaced', 'expired', 'failed', 'not-opened', 'no-address', 'refunded'));

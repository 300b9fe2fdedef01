CREATE TABLE refund (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES payment (id),
  -- What the refund is for: one cause is refunded once.
  cause_key text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('sold-out', 'cancelled', 'rejected', 'unfulfillable', 'wrong-sum', 'staff')),
  -- Less is sent than was asked for where an earlier refund left less.
  asked_amount bigint NOT NULL CHECK (asked_amount > 0),
  amount bigint NOT NULL CHECK (amount >= 0 AND amount <= asked_amount),
  currency text NOT NULL,
  note text NOT NULL,
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'sent', 'processed', 'failed')),
  -- The provider's own id of it.
  provider_id text,
  failure text,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  processed_at timestamptz,
  CONSTRAINT refund_once_per_cause UNIQUE (payment_id, cause_key),
  CONSTRAINT refund_processed_has_time CHECK ((state = 'processed') = (processed_at IS NOT NULL))
);

CREATE INDEX refund_unfinished ON refund (next_try_at) WHERE state IN ('requested', 'sent');

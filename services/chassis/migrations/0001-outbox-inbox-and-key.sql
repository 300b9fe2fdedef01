CREATE TABLE outbox (
  seq bigserial PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  type text NOT NULL,
  payload jsonb NOT NULL,
  actor jsonb NOT NULL,
  correlation_id text NOT NULL,
  occurred_at timestamptz NOT NULL,
  -- Until then a relay works on it, or lets it rest after a failure.
  not_before timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz
);

CREATE INDEX outbox_unsent ON outbox (seq) WHERE sent_at IS NULL;
CREATE INDEX outbox_sent ON outbox (sent_at) WHERE sent_at IS NOT NULL;

CREATE TABLE inbox (
  queue text NOT NULL,
  event_id uuid NOT NULL,
  handled_at timestamptz NOT NULL,
  PRIMARY KEY (queue, event_id)
);

CREATE INDEX inbox_handled ON inbox (handled_at);

-- The key that the service signs its own tokens with: one row, or none yet.
CREATE TABLE service_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key_id uuid NOT NULL,
  private_key_pem text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE dead_letter (
  queue text NOT NULL,
  event_id uuid NOT NULL,
  event jsonb NOT NULL,
  reason text NOT NULL,
  attempts integer NOT NULL,
  parked_at timestamptz NOT NULL,
  PRIMARY KEY (queue, event_id)
);

CREATE INDEX dead_letter_parked ON dead_letter (parked_at);

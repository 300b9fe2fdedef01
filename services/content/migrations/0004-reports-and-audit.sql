-- What an admin would want to know of, told in sentences. The event makes a report once.
CREATE TABLE log_report (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid UNIQUE,
  title text NOT NULL,
  message text NOT NULL,
  level text NOT NULL CHECK (level IN ('info', 'warning', 'error')),
  -- The vendor whose record shows it.
  vendor_id integer,
  created_at timestamptz NOT NULL
);
CREATE INDEX log_report_newest ON log_report (created_at DESC, id DESC);
CREATE INDEX log_report_vendor ON log_report (vendor_id, created_at DESC) WHERE vendor_id IS NOT NULL;

-- Who did what to a record, and when.
CREATE TABLE audit_entry (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL,
  resource text NOT NULL,
  record_id integer NOT NULL,
  action text NOT NULL,
  actor jsonb NOT NULL,
  changes jsonb NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (event_id, resource, record_id)
);
CREATE INDEX audit_entry_record ON audit_entry (resource, record_id, at DESC, id DESC);
CREATE INDEX audit_entry_newest ON audit_entry (at DESC, id DESC);

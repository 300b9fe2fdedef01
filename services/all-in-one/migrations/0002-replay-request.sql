-- Dead letters that are to be handled again: written by a command, taken up by the process whose bus has the queue.
CREATE TABLE replay_request (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  queue text NOT NULL,
  event_id uuid,
  asked_at timestamptz NOT NULL
);

-- The message that told of what was found, and when the last one reached nobody: the alert waits again then.
alter table drug_alert
  add column message_id bigint references outbox on delete set null,
  add column failed_at timestamptz;
create index drug_alert_message on drug_alert (message_id) where message_id is not null;

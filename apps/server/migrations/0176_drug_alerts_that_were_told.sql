-- When the account was told. Null: it waits. One message of many drugs leads to their list, where they stay for a day (expires_at).
alter table drug_alert add column told_at timestamptz;

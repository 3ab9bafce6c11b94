-- How many messages of an alert reached nobody one after another: each further one waits twice as long.
alter table drug_alert
  add column failures smallint not null default 0;

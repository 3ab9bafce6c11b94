-- A guest makes as many ids as they like, so that reports of guests are also counted by the network address, for a day.
alter table review_report add column address_hash bytea;
create index review_report_address on review_report (address_hash, reported_at) where address_hash is not null;

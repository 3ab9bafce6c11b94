-- A clinic's logo is kept as photos are, by its content.
alter table provider add column logo_hash text references photo;

-- An employer can be asked for alone.
alter table insurer_request alter column company drop not null;
alter table insurer_request add constraint insurer_request_names check (company is not null or employer is not null);

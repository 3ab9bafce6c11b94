-- Since when servers write what is at rest sealed (docs/decisions/0058-sealing-at-rest.md); null: an older server, which
-- cannot read it, may work beside them. There is none beside a database without data.
create table sealing (
  singleton boolean primary key default true check (singleton),
  begun_at timestamptz
);
insert into sealing (begun_at)
select case when exists (select from account) or exists (select from visit) or exists (select from outbox)
  then null else now() end;

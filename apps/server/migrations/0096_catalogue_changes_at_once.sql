-- The search is brought up to date once at the end of a transaction (docs/decisions/0084). A deferred trigger of each row of
-- `search_stale` looked through all that its transaction had deleted there: the time of an import grew with the square of its rows.

-- The transactions that have something to bring up to date; empty otherwise.
create unlogged table search_refresh (
  transaction xid8 primary key default pg_current_xact_id()
);

drop trigger search_stale_refresh on search_stale;

-- At the end of a transaction that has changed the catalogue. Transactions refresh the search one after another, so that entries
-- of several organisations count all of them; nothing is waited for after this, so that nobody waits in a circle.
create or replace function refresh_stale_search() returns trigger language plpgsql as $$
declare
  stale record;
begin
  delete from search_refresh where transaction = new.transaction;
  perform pg_advisory_xact_lock(hashtextextended('search_entry', 0));
  with done as (
    delete from search_stale where transaction = pg_current_xact_id() returning kind, found_id, provider_id
  )
  select
    coalesce(array_agg(found_id order by found_id) filter (where kind = 'doctor'), '{}') as doctors,
    coalesce(array_agg(found_id order by found_id) filter (where kind = 'speciality'), '{}') as specialities,
    coalesce(array_agg(found_id order by found_id) filter (where kind = 'medicalCentre'), '{}') as centres,
    coalesce(array_agg(found_id order by found_id, provider_id) filter (where kind = 'service'), '{}') as services,
    coalesce(array_agg(provider_id order by found_id, provider_id) filter (where kind = 'service'), '{}') as providers
  from done into stale;
  perform refresh_search(stale.doctors, stale.specialities, stale.centres, stale.services, stale.providers);
  return null;
end $$;

drop trigger if exists search_refresh_due on search_refresh;
create constraint trigger search_refresh_due after insert on search_refresh
  deferrable initially deferred for each row execute function refresh_stale_search();

-- Once in a transaction: a deferred trigger of each row of `search_stale` would look through all that its transaction has deleted there.
create or replace function want_search_refresh() returns trigger language plpgsql as $$
begin
  insert into search_refresh (transaction) select distinct transaction from noted on conflict do nothing;
  return null;
end $$;

create or replace trigger search_stale_noted after insert on search_stale referencing new table as noted
  for each statement execute function want_search_refresh();

-- Whoever looks for common services that only clinics have, to join one, make one or delete one, does so one after another until the
-- end of the transaction: two imports that made the same ones in opposite orders would wait for each other, and one could
-- delete what the other joins.
create or replace function lock_common_services() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('common_service', 0))
$$;

-- Each service belongs to one common service: the listed one (data/services.csv) that its clinic names by code, or that has its
-- name; otherwise the one of its name in a group of the same name (docs/decisions/0082).
create or replace function set_common_service() returns trigger language plpgsql as $$
declare
  inner_group service_group;
  direction service_group;
  found_group bigint;
begin
  select id into new.common_id from common_service where code = new.common_code;
  if found then return new; end if;
  select id into new.common_id from common_service where code is not null and key = name_key(new.name_ru) order by id limit 1;
  if found then return new; end if;
  perform lock_common_services();
  select * into inner_group from service_group where id = new.group_id;
  select * into direction from service_group where id = inner_group.parent_id;
  if found then found_group := common_group(null, direction.name_ru, direction.name_be, direction.name_en); end if;
  found_group := common_group(found_group, inner_group.name_ru, inner_group.name_be, inner_group.name_en);
  select id into new.common_id from common_service
  where code is null and group_id = found_group and key = name_key(new.name_ru);
  if found then return new; end if;
  insert into common_service (group_id, key, name_ru, name_be, name_en)
  values (found_group, name_key(new.name_ru), new.name_ru, new.name_be, new.name_en)
  on conflict (group_id, key) where code is null do update set key = excluded.key
  returning id into new.common_id;
  return new;
end $$;

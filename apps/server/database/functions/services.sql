-- Services: which of several organisations are the same one.

-- A name without case, punctuation and the difference between ё and е.
create or replace function name_key(name text) returns text language sql immutable
return btrim(regexp_replace(replace(lower(name collate "ru-x-icu"), 'ё', 'е'), '[[:space:].,:;()«»"''/–—-]+', ' ', 'g'));

-- Whoever looks for common services that only clinics have, to join one, make one or delete one, does so one after another until the
-- end of the transaction: two imports that made the same ones in opposite orders would wait for each other, and one could
-- delete what the other joins.
create or replace function lock_common_services() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('common_service', 0))
$$;

-- The common group of this name in another one (null: a direction), made if there is none.
create or replace function common_group(parent bigint, ru text, be text, en text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  select id into found_id from common_service_group
  where parent_id is not distinct from parent and key = name_key(ru);
  if found then return found_id; end if;
  insert into common_service_group (parent_id, key, name_ru, name_be, name_en)
  values (parent, name_key(ru), ru, be, en)
  on conflict (parent_id, key) do update set key = excluded.key
  returning id into found_id;
  return found_id;
end $$;

-- The names of a common service that is not listed follow the only organisation that gives it; of several, each adds the languages
-- that are missing.
create or replace function correct_common_names(common bigint, own_provider bigint, ru text, be text, en text) returns void
language plpgsql as $$
declare
  is_only constant boolean := not exists (
    select from service where common_id = common and provider_id <> own_provider and active);
begin
  update common_service c set
    name_ru = case when is_only then ru else c.name_ru end,
    name_be = case when is_only then coalesce(be, c.name_be) else coalesce(c.name_be, be) end,
    name_en = case when is_only then coalesce(en, c.name_en) else coalesce(c.name_en, en) end
  where c.id = common and (c.name_ru, c.name_be, c.name_en) is distinct from (
    case when is_only then ru else c.name_ru end,
    case when is_only then coalesce(be, c.name_be) else coalesce(c.name_be, be) end,
    case when is_only then coalesce(en, c.name_en) else coalesce(c.name_en, en) end);
end $$;

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
  if found then
    perform correct_common_names(new.common_id, new.provider_id, new.name_ru, new.name_be, new.name_en);
    return new;
  end if;
  insert into common_service (group_id, key, name_ru, name_be, name_en)
  values (found_group, name_key(new.name_ru), new.name_ru, new.name_be, new.name_en)
  on conflict (group_id, key) where code is null do update set key = excluded.key
  returning id into new.common_id;
  return new;
end $$;

create or replace trigger service_common before insert or update of name_ru, name_be, name_en, group_id, common_code on service
  for each row execute function set_common_service();

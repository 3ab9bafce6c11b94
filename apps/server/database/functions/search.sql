-- The search (docs/decisions/0084): what it finds of the catalogue, and by which words.

-- A word as the search compares it: `foldWord` of packages/domain/src/search/fold-word.ts.
create or replace function search_fold(word text) returns text language sql immutable
return regexp_replace(
  translate(
    regexp_replace(normalize(lower(word collate "ru-x-icu"), NFKD), '[\u0300-\u036f]', '', 'g'), 'іґєł', 'игеl'
  ),
  '[^0-9a-zа-я]', '', 'g'
) collate "C";

-- What the Russian, Belarusian and Latin spellings of one name have in common: `spellingKey` of
-- packages/domain/src/search/spelling-key.ts. Takes a folded word.
create or replace function search_spelling(key text) returns text language plpgsql immutable as $$
begin
  key := translate(key, 'ьъ', '');
  key := replace(key, 'щ', 'шч');
  key := replace(key, 'sh', 'ш');
  key := replace(key, 'zh', 'ж');
  key := replace(key, 'kh', 'х');
  key := replace(key, 'ch', 'ч');
  key := replace(key, 'ts', 'ц');
  key := replace(key, 'ck', 'к');
  key := replace(key, 'ph', 'ф');
  key := replace(key, 'x', 'кс');
  key := replace(replace(key, 'дз', 'д'), 'dz', 'д');
  key := translate(
    key,
    'аоеэяaoeиыiyjуюuвvwгхghцтtсsзzшжчкkqcбbдdлlмmнnпpрrфf',
    'AAAAAAAAIIIIIUUUVVVGGGGTTTSSZZXJCKKKKBBDDLLMMNNPPRRFF'
  );
  key := regexp_replace(key, 'I+([AU])', '\1', 'g');
  key := regexp_replace(key, '([AU])I+', '\1', 'g');
  key := regexp_replace(key, '^U([^AIU0-9])', 'V\1');
  key := replace(key, 'AU', 'AV');
  return regexp_replace(key, '([A-Z])\1+', '\1', 'g');
end $$;

-- The words of a text in small letters, with their places: `splitWords` of packages/domain/src/search/fold-word.ts.
-- Accents, soft hyphens and characters without width separate no words.
create or replace function search_words(content text) returns table (word text, key text, at bigint)
language sql immutable
begin atomic
  select part.word, search_fold(part.word), row_number() over (order by part.at)
  from regexp_split_to_table(
    regexp_replace(normalize(lower(content collate "ru-x-icu"), NFC), '[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]', '', 'g'),
    '[^0-9a-z\u00c0-\u024f\u0400-\u04ff''’ʼ‘`´]+'
  ) with ordinality part (word, at)
  where search_fold(part.word) <> '';
end;

-- The folded words of a text.
create or replace function search_keys(content text) returns text[] language sql immutable
begin atomic
  select coalesce(array_agg(key order by at), '{}') from search_words(content);
end;

-- Words of nearly all specialities: `COMMON` of packages/domain/src/search/read-query.ts.
create or replace function search_is_common(key text) returns boolean language sql immutable
return key in ('врач', 'урач', 'доктор', 'доктар', 'doctor');

-- Other words for what these names say (data/search_synonyms.csv).
create or replace function search_synonyms(names text[]) returns text[] language plpgsql stable as $$
declare
  -- Once, and not for every synonym.
  spoken text[] := search_keys(array_to_string(names, ' '));
begin
  return coalesce((
    select array_agg(distinct other.word order by other.word)
    from search_synonym said
    join search_synonym other on other.code = said.code and other.word <> said.word
    where said.keys <@ spoken
  ), '{}');
end $$;

-- Places of work that patients see.
create or replace function search_working()
returns table (id bigint, provider_id bigint, doctor_id bigint, branch_id bigint, speciality_id bigint, location_code int)
language sql stable as $$
  select a.id, a.provider_id, a.doctor_id, a.branch_id, a.speciality_id, b.location_code
  from assignment a
  join doctor d on d.id = a.doctor_id and d.active
  join branch b on b.id = a.branch_id and b.active
  join provider p on p.id = a.provider_id and p.active
  where a.active
$$;

-- The towns where it is to be had: one look into the places for each town, however many places there are.
create or replace function search_towns(of_kind text, of_id bigint) returns int[] language sql stable as $$
  select coalesce(array_agg(l.code order by l.code), '{}') from location l
  where exists (
    select from search_place p where p.kind = of_kind and p.found_id = of_id and p.location_code = l.code)
$$;

-- These entries of the search as they have to be; absent: not to be found.
create or replace function search_truth(of_kind text, ids bigint[])
returns table (found_id bigint, towns int[], names text[], texts text[], synonyms text[])
language sql stable as $$
  select d.id, w.towns, n.names, w.texts, w.synonyms || search_synonyms(n.names)
  from (
    select w.doctor_id, array_agg(distinct w.location_code order by w.location_code) as towns,
      array_agg(distinct said.text order by said.text) filter (where said.text is not null) as texts,
      coalesce(array_agg(distinct synonym order by synonym) filter (where synonym is not null), '{}') as synonyms
    from search_working() w
    join speciality s on s.id = w.speciality_id
    cross join unnest(array[s.name_ru, s.name_be, s.name_en, s.short_ru]) said (text)
    left join unnest(s.synonyms) synonym on true
    where of_kind = 'doctor' and w.doctor_id = any(ids)
    group by w.doctor_id
  ) w
  join doctor d on d.id = w.doctor_id
  cross join lateral (select array_remove(array[
    concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru),
    concat_ws(' ', d.last_name_be, d.first_name_be, d.middle_name_be),
    concat_ws(' ', d.last_name_en, d.first_name_en, d.middle_name_en)], '') as names) n
  union all
  select b.id, array[b.location_code], n.names,
    array_remove(array[b.address_ru, b.address_be, b.address_en, l.name_ru, l.name_be, l.name_en], null),
    search_synonyms(n.names)
  from branch b
  join provider p on p.id = b.provider_id and p.active
  join location l on l.code = b.location_code
  cross join lateral (select array_remove(
    array[b.name_ru, b.name_be, b.name_en, p.name_ru, p.name_be, p.name_en], null) as names) n
  where of_kind = 'medicalCentre' and b.id = any(ids) and b.active
  union all
  select s.id, t.towns, n.names, '{}', s.synonyms || s.complaints || search_synonyms(n.names) || s.also_complaints
  from speciality s
  cross join lateral search_towns('speciality', s.id) t (towns)
  cross join lateral (select array_remove(array[s.short_ru, s.name_ru, s.name_be, s.name_en], null) as names) n
  where of_kind = 'speciality' and s.id = any(ids) and t.towns <> '{}'
  union all
  select c.id, t.towns, n.names, array_remove(array[g.name_ru, g.name_be, g.name_en], null) || said.names,
    search_synonyms(n.names) || search_synonyms(array_remove(array[g.name_ru, g.name_be, g.name_en], null))
  from common_service c
  join common_service_group g on g.id = c.group_id
  cross join lateral search_towns('service', c.id) t (towns)
  cross join lateral (select array_remove(array[c.name_ru, c.name_be, c.name_en], null) as names) n
  -- What organisations call it.
  cross join lateral (
    select coalesce(array_agg(distinct said.name order by said.name), '{}') as names
    from service s cross join unnest(array[s.name_ru, s.name_be, s.name_en]) said (name)
    where s.common_id = c.id and s.active and not s.hidden and said.name <> all(n.names)
  ) said
  where of_kind = 'service' and c.id = any(ids) and t.towns <> '{}'
$$;

-- The words by which an entry is found. A place: 0 is the first word of a name, 1 a later one, 2 a word of another text, 3 a
-- synonym, 4 a complaint with which people go to another speciality first. In capital letters: the same by sound.
create or replace function search_words_of(entries bigint[])
returns table (key text, entry_id bigint, place int, words int, word text)
language sql stable as $$
  with synonym as (
    select e.id, e.kind, t.content, t.nth, case when t.content = any(also.complaints) then 4 else 3 end as place
    from search_entry e
    cross join unnest(e.synonyms) with ordinality t (content, nth)
    left join lateral (
      select array(select c from unnest(s.also_complaints) c where c <> all(s.synonyms || s.complaints)) as complaints
      from speciality s
      where e.kind = 'speciality' and s.id = e.found_id
    ) also on true
    where e.id = any(entries)
  ), said as (
    select e.id, w.key, w.word, not search_is_common(w.key) as counts,
      row_number() over (partition by e.id, n.at, search_is_common(w.key) order by w.at) as nth,
      count(*) filter (where not search_is_common(w.key)) over (partition by e.id, n.at) as words
    from search_entry e
    -- "детский врач" is a name of the paediatrician: it goes before "Врач-детский хирург".
    cross join unnest(e.names || case when e.kind = 'speciality' then array(
      select s from unnest(e.synonyms) s
      where (select count(*) = 2 and count(*) filter (where search_is_common(w.key)) = 1 from search_words(s) w)
    ) else '{}' end) with ordinality n (name, at)
    cross join lateral search_words(n.name) w
    where e.id = any(entries)
  ), named as (
    select said.id, said.key, said.word, case when said.counts and said.nth = 1 then 0 else 1 end as place,
      said.words::int as words
    from said
  ), found as (
    select * from named
    union all
    -- A doctor is not found as one among all by "врач".
    select e.id, w.key, w.word, 2, null
    from search_entry e cross join unnest(e.texts) t (content) cross join lateral search_words(t.content) w
    where e.id = any(entries) and not (e.kind = 'doctor' and search_is_common(w.key))
  ), meaning as (
    select * from found
    union all
    select t.id, w.key, w.word, t.place, null
    from synonym t cross join lateral search_words(t.content) w
    where not (t.kind = 'doctor' and search_is_common(w.key))
  ), sounding as (
    select distinct f.id, f.key, f.word, f.place from meaning f where length(f.key) > 3 and f.key !~ '[0-9]'
  ), spoken as (
    select * from meaning
    union all
    select s.id, search_spelling(s.key), s.word, s.place, null from sounding s
    where length(search_spelling(s.key)) > 2
  )
  select f.key, f.id, min(f.place), min(f.words), (array_agg(f.word order by f.place, f.word))[1]
  from spoken f group by f.key, f.id
  union all
  -- What is said in several words, as a whole: "боль в груди" is not "болит грудь". By the space before, no single word of a query
  -- finds it: `phraseKey` of packages/domain/src/search/read-complaint.ts.
  select ' ' || p.key, p.id, min(p.place), null, min(p.content)
  from (
    select t.id, t.content, min(t.place) as place, string_agg(w.key, ' ' order by w.at) as key
    from synonym t cross join lateral search_words(t.content) w
    where t.kind = 'speciality'
    group by t.id, t.nth, t.content
    having count(*) > 1
  ) p group by p.key, p.id;
$$;

-- Brings the specialities of these doctors to what they have to be; answers which specialities gained or lost one.
create or replace function refresh_speciality_places(doctors bigint[]) returns bigint[] language sql as $$
  with wanted as (
    select distinct w.speciality_id, w.location_code, w.doctor_id, w.provider_id
    from search_working() w where w.doctor_id = any(doctors)
  ), gone as (
    delete from search_place p
    where p.kind = 'speciality' and p.place_id = any(doctors) and not exists (
      select from wanted w
      where (w.speciality_id, w.location_code, w.doctor_id) = (p.found_id, p.location_code, p.place_id))
    returning p.found_id
  ), added as (
    insert into search_place (kind, found_id, location_code, place_id, provider_id)
    select 'speciality', * from wanted on conflict do nothing
    returning found_id
  )
  select array(select found_id from gone union select found_id from added)
$$;

-- Brings the branches where each of these organisations gives the service of the same number to what they have to be.
create or replace function refresh_service_places(services bigint[], providers bigint[]) returns void language sql as $$
  with changed as (
    select * from unnest(services, providers) c (found_id, provider_id) where c.provider_id is not null
  ), wanted as (
    select c.found_id, w.location_code, w.branch_id, c.provider_id, min(s.id) as service_id
    from changed c
    join service s on s.common_id = c.found_id and s.provider_id = c.provider_id and s.active and not s.hidden
    join assignment_service m on m.service_id = s.id
    join search_working() w on w.id = m.assignment_id
    group by 1, 2, 3, 4
  ), gone as (
    delete from search_place p using changed c
    where p.kind = 'service' and p.found_id = c.found_id and p.provider_id = c.provider_id and not exists (
      select from wanted w
      where (w.found_id, w.location_code, w.branch_id) = (p.found_id, p.location_code, p.place_id))
  )
  insert into search_place as p (kind, found_id, location_code, place_id, provider_id, service_id)
  select 'service', * from wanted
  on conflict (kind, found_id, location_code, place_id) do update set service_id = excluded.service_id
  where p.service_id <> excluded.service_id
$$;

-- Brings these entries, and the words of those that others find by other words now, to what they have to be.
create or replace function refresh_search_entries(of_kind text, ids bigint[]) returns void language plpgsql as $$
declare
  renamed bigint[];
  gone bigint[];
  former text[];
begin
  with wanted as materialized (
    select * from search_truth(of_kind, ids)
  ), written as (
    insert into search_entry as e (kind, found_id, towns, names, texts, synonyms)
    select of_kind, w.found_id, w.towns, w.names, w.texts, w.synonyms from wanted w
    on conflict (kind, found_id) do update set
      towns = excluded.towns, names = excluded.names, texts = excluded.texts, synonyms = excluded.synonyms
    where (e.towns, e.names, e.texts, e.synonyms) is distinct from
      (excluded.towns, excluded.names, excluded.texts, excluded.synonyms)
    returning e.id, e.names, e.texts, e.synonyms
  )
  select
    -- As it was before this statement: an entry of which the towns alone changed keeps its words.
    array(select w.id from written w left join search_entry e on e.id = w.id
      where (e.names, e.texts, e.synonyms) is distinct from (w.names, w.texts, w.synonyms)),
    array(select e.id from search_entry e where e.kind = of_kind and e.found_id = any(ids) and not exists (
      select from wanted w where w.found_id = e.found_id))
  into renamed, gone;
  if renamed = '{}' and gone = '{}' then return; end if;

  with removed as (
    delete from search_word where entry_id = any(renamed || gone) returning key
  )
  select array(select distinct key from removed) into former;
  delete from search_entry where id = any(gone);
  insert into search_word (key, entry_id, place, words, word, kind) select w.*, of_kind from search_words_of(renamed) w;
  insert into search_variant (variant, at, key)
  select case when at = 0 then k.key else overlay(k.key placing '' from at for 1) end, at, k.key
  from (
    select distinct w.key from search_word w
    where w.entry_id = any(renamed) and w.key ~ '^[0-9a-zа-я]{2,30}$'
      and not exists (select from search_variant v where v.key = w.key)
  ) k
  cross join generate_series(0, length(k.key)) at;
  delete from search_variant v
  where v.key = any(former) and not exists (select from search_word w where w.key = v.key);
end $$;

-- In parts of a hundred, so that what changes at once, an organisation or the whole country, costs as much as its parts. The
-- planner sees tables that were empty a moment ago: it may not read them whole.
create or replace function refresh_search(doctors bigint[], specialities bigint[], centres bigint[], services bigint[], providers bigint[])
returns void language plpgsql set jit = off set enable_seqscan = off as $$
declare
  most constant int := 100;
begin
  for at in 1..cardinality(doctors) by most loop
    specialities := specialities || refresh_speciality_places(doctors[at:at + most - 1]);
    perform refresh_search_entries('doctor', doctors[at:at + most - 1]);
  end loop;
  specialities := array(select distinct unnest(specialities));
  for at in 1..cardinality(specialities) by most loop
    perform refresh_search_entries('speciality', specialities[at:at + most - 1]);
  end loop;
  for at in 1..cardinality(centres) by most loop
    perform refresh_search_entries('medicalCentre', centres[at:at + most - 1]);
  end loop;
  for at in 1..cardinality(services) by most loop
    perform refresh_service_places(services[at:at + most - 1], providers[at:at + most - 1]);
  end loop;
  services := array(select distinct unnest(services));
  for at in 1..cardinality(services) by most loop
    perform refresh_search_entries('service', services[at:at + most - 1]);
  end loop;
end $$;

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

create or replace function note_for_search(of_kind text, ids bigint[]) returns void language sql as $$
  insert into search_stale (kind, found_id) select of_kind, id from unnest(ids) id where id is not null
  on conflict do nothing
$$;

-- The services that are given at these places of work.
create or replace function note_services_for_search(assignments bigint[]) returns void language sql as $$
  insert into search_stale (kind, found_id, provider_id)
  select distinct 'service', s.common_id, s.provider_id
  from assignment_service m join service s on s.id = m.service_id
  where m.assignment_id = any(assignments) and s.common_id is not null
  on conflict do nothing
$$;

-- Everything, for a migration that changes by which words something is found.
create or replace function note_all_for_search() returns void language sql as $$
  select note_for_search('doctor', array(select id from doctor));
  select note_for_search('speciality', array(select id from speciality));
  select note_for_search('medicalCentre', array(select id from branch));
  select note_for_search('service', array(select id from common_service));
  select note_services_for_search(array(select id from assignment));
$$;

create or replace function note_doctor_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('doctor', array[old.id]);
  if tg_op = 'UPDATE' and new.active <> old.active then
    perform note_services_for_search(array(select id from assignment where doctor_id = old.id));
  end if;
  return null;
end $$;

create or replace function note_assignment_for_search() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_for_search('doctor', array[old.doctor_id]); end if;
  if tg_op <> 'DELETE' then
    perform note_for_search('doctor', array[new.doctor_id]);
    perform note_services_for_search(array[new.id]);
  end if;
  return null;
end $$;

create or replace function note_provision_for_search() returns trigger language plpgsql as $$
begin
  insert into search_stale (kind, found_id, provider_id)
  select distinct 'service', s.common_id, s.provider_id from changed join service s on s.id = changed.service_id
  where s.common_id is not null
  on conflict do nothing;
  return null;
end $$;

create or replace function note_service_for_search() returns trigger language plpgsql as $$
begin
  insert into search_stale (kind, found_id, provider_id)
  select 'service', s.common_id, s.provider_id
  from (values (old.common_id, old.provider_id), (new.common_id, new.provider_id)) s (common_id, provider_id)
  where s.common_id is not null
  on conflict do nothing;
  return null;
end $$;

create or replace function note_common_service_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('service', array[new.id]);
  return null;
end $$;

create or replace function note_common_group_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('service', array(select id from common_service where group_id = new.id));
  return null;
end $$;

create or replace function note_branch_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('medicalCentre', array[old.id, new.id]);
  if tg_op = 'UPDATE' and (new.active, new.location_code) <> (old.active, old.location_code) then
    perform note_for_search('doctor', array(select doctor_id from assignment where branch_id = new.id));
    perform note_services_for_search(array(select id from assignment where branch_id = new.id));
  end if;
  return null;
end $$;

create or replace function note_provider_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('medicalCentre', array(select id from branch where provider_id = new.id));
  if new.active <> old.active then
    perform note_for_search('doctor', array(select id from doctor where provider_id = new.id));
    perform note_services_for_search(array(select id from assignment where provider_id = new.id));
  end if;
  return null;
end $$;

create or replace function note_speciality_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('speciality', array[new.id]);
  perform note_for_search('doctor', array(select doctor_id from assignment where speciality_id = new.id));
  return null;
end $$;

create or replace function note_location_for_search() returns trigger language plpgsql as $$
begin
  perform note_for_search('medicalCentre', array(select id from branch where location_code = new.code));
  return null;
end $$;

-- Synonyms change with a release only.
create or replace function note_synonyms_for_search() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then perform note_all_for_search(); end if;
  return null;
end $$;

create or replace trigger doctor_search_update after update on doctor for each row
  when ((old.active, old.last_name_ru, old.first_name_ru, old.middle_name_ru, old.last_name_be, old.first_name_be,
      old.middle_name_be, old.last_name_en, old.first_name_en, old.middle_name_en)
    is distinct from (new.active, new.last_name_ru, new.first_name_ru, new.middle_name_ru, new.last_name_be, new.first_name_be,
      new.middle_name_be, new.last_name_en, new.first_name_en, new.middle_name_en))
  execute function note_doctor_for_search();

create or replace trigger doctor_search_delete after delete on doctor
  for each row execute function note_doctor_for_search();

create or replace trigger assignment_search_insert after insert on assignment
  for each row execute function note_assignment_for_search();

create or replace trigger assignment_search_update after update on assignment for each row
  when ((old.active, old.doctor_id, old.branch_id, old.speciality_id)
    is distinct from (new.active, new.doctor_id, new.branch_id, new.speciality_id))
  execute function note_assignment_for_search();

create or replace trigger assignment_search_delete after delete on assignment
  for each row execute function note_assignment_for_search();

create or replace trigger assignment_service_search_insert after insert on assignment_service referencing new table as changed
  for each statement execute function note_provision_for_search();

create or replace trigger assignment_service_search_delete after delete on assignment_service referencing old table as changed
  for each statement execute function note_provision_for_search();

create or replace trigger service_search_insert after insert on service
  for each row execute function note_service_for_search();

create or replace trigger service_search_update after update on service for each row
  when ((old.active, old.hidden, old.common_id, old.name_ru, old.name_be, old.name_en)
    is distinct from (new.active, new.hidden, new.common_id, new.name_ru, new.name_be, new.name_en))
  execute function note_service_for_search();

create or replace trigger service_search_delete after delete on service
  for each row execute function note_service_for_search();

create or replace trigger common_service_search_update after update on common_service for each row
  when ((old.group_id, old.name_ru, old.name_be, old.name_en)
    is distinct from (new.group_id, new.name_ru, new.name_be, new.name_en))
  execute function note_common_service_for_search();

create or replace trigger common_service_group_search_update after update on common_service_group for each row
  when ((old.name_ru, old.name_be, old.name_en) is distinct from (new.name_ru, new.name_be, new.name_en))
  execute function note_common_group_for_search();

create or replace trigger branch_search_insert after insert on branch
  for each row execute function note_branch_for_search();

create or replace trigger branch_search_update after update on branch for each row
  when ((old.active, old.location_code, old.name_ru, old.name_be, old.name_en, old.address_ru, old.address_be, old.address_en)
    is distinct from (new.active, new.location_code, new.name_ru, new.name_be, new.name_en, new.address_ru, new.address_be,
      new.address_en))
  execute function note_branch_for_search();

create or replace trigger branch_search_delete after delete on branch
  for each row execute function note_branch_for_search();

create or replace trigger provider_search_update after update on provider for each row
  when ((old.active, old.name_ru, old.name_be, old.name_en) is distinct from (new.active, new.name_ru, new.name_be, new.name_en))
  execute function note_provider_for_search();

create or replace trigger speciality_search_update after update on speciality for each row
  when ((old.name_ru, old.name_be, old.name_en, old.short_ru, old.synonyms, old.complaints, old.also_complaints)
    is distinct from (new.name_ru, new.name_be, new.name_en, new.short_ru, new.synonyms, new.complaints, new.also_complaints))
  execute function note_speciality_for_search();

create or replace trigger location_search_update after update on location for each row
  when ((old.name_ru, old.name_be, old.name_en) is distinct from (new.name_ru, new.name_be, new.name_en))
  execute function note_location_for_search();

create or replace trigger search_synonym_insert after insert on search_synonym referencing new table as changed
  for each statement execute function note_synonyms_for_search();

create or replace trigger search_synonym_update after update on search_synonym referencing new table as changed
  for each statement execute function note_synonyms_for_search();

create or replace trigger search_synonym_delete after delete on search_synonym referencing old table as changed
  for each statement execute function note_synonyms_for_search();

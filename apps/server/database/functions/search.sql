-- The index of the search (docs/decisions/0084): what it holds of the catalogue, and how it is kept right.

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
create or replace function search_words(content text) returns table (word text, key text, at bigint)
language sql immutable
begin atomic
  select part.word, search_fold(part.word), row_number() over (order by part.at)
  from regexp_split_to_table(
    regexp_replace(normalize(lower(content collate "ru-x-icu"), NFC), '[\u0300-\u036f]', '', 'g'),
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

-- Services of the same name are one entry of the search, whoever provides them. The column `service.search_identity` is made of it:
-- a migration that changes it, or what it calls, has to make that column anew.
create or replace function search_service_identity(name text) returns text language sql immutable
return array_to_string(search_keys(name), ' ');

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

-- The entries of the search as they have to be: all of these medical organisations, and those that they had a part in.
create or replace function search_truth(changed bigint[])
returns table (kind text, identity text, provider_ids bigint[], towns int[], town_ids bigint[], total int,
  names text[], texts text[], synonyms text[])
language sql stable as $$
  with working as not materialized (
    select a.id, a.provider_id, a.doctor_id, a.branch_id, a.speciality_id, b.location_code
    from assignment a
    join doctor d on d.id = a.doctor_id and d.active
    join branch b on b.id = a.branch_id and b.active
    join provider p on p.id = a.provider_id and p.active
    where a.active
  ), known as (
    select e.kind, e.identity from search_entry e where e.provider_ids && changed
  ), specialities as (
    select a.speciality_id as id from assignment a where a.provider_id = any(changed)
    union select known.identity::bigint from known where known.kind = 'speciality'
  ), services as (
    select s.search_identity as identity from service s where s.provider_id = any(changed)
    union select known.identity from known where known.kind = 'service'
  ), provided as (
    select services.identity, s.provider_id, w.branch_id, w.location_code, min(s.id) as id
    from services
    join service s on s.search_identity = services.identity and s.active and not s.hidden
    join assignment_service m on m.service_id = s.id
    join working w on w.id = m.assignment_id
    group by services.identity, s.provider_id, w.branch_id, w.location_code
  ), service_places as (
    select identity, array_agg(distinct provider_id order by provider_id) as providers,
      array_agg(location_code order by branch_id) as towns, array_agg(id order by branch_id) as ids, min(id) as first
    from provided group by identity
  ), speciality_places as (
    select speciality_id, array_agg(distinct provider_id order by provider_id) as providers,
      array_agg(location_code order by location_code) as towns, count(distinct doctor_id)::int as total
    from (
      select distinct w.speciality_id, w.provider_id, w.doctor_id, w.location_code
      from working w where w.speciality_id in (select specialities.id from specialities)
    ) doctors
    group by speciality_id
  ), doctor_places as (
    select w.doctor_id, array_agg(distinct w.location_code order by w.location_code) as towns,
      array_agg(distinct said.text order by said.text) filter (where said.text is not null) as texts,
      coalesce(array_agg(distinct synonym order by synonym) filter (where synonym is not null), '{}') as synonyms
    from working w
    join speciality s on s.id = w.speciality_id
    cross join unnest(array[s.name_ru, s.name_be, s.name_en, s.short_ru]) said (text)
    left join unnest(s.synonyms) synonym on true
    where w.provider_id = any(changed)
    group by w.doctor_id
  )
  select 'doctor', d.id::text, array[d.provider_id], w.towns, '{}'::bigint[], 1, n.names, w.texts,
    w.synonyms || search_synonyms(n.names)
  from doctor_places w
  join doctor d on d.id = w.doctor_id
  cross join lateral (select array_remove(array[
    concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru),
    concat_ws(' ', d.last_name_be, d.first_name_be, d.middle_name_be),
    concat_ws(' ', d.last_name_en, d.first_name_en, d.middle_name_en)], '') as names) n
  union all
  select 'medicalCentre', b.id::text, array[b.provider_id], array[b.location_code], '{}', 1, n.names,
    array_remove(array[b.address_ru, b.address_be, b.address_en, l.name_ru, l.name_be, l.name_en], null),
    search_synonyms(n.names)
  from branch b
  join provider p on p.id = b.provider_id and p.active
  join location l on l.code = b.location_code
  cross join lateral (select array_remove(
    array[b.name_ru, b.name_be, b.name_en, p.name_ru, p.name_be, p.name_en], null) as names) n
  where b.provider_id = any(changed) and b.active
  union all
  select 'speciality', s.id::text, w.providers, w.towns, '{}', w.total, n.names, '{}',
    s.synonyms || search_synonyms(n.names)
  from speciality_places w
  join speciality s on s.id = w.speciality_id
  cross join lateral (select array[s.short_ru, s.name_ru, s.name_be, s.name_en] as names) n
  union all
  select 'service', w.identity, w.providers, w.towns, w.ids, cardinality(w.ids), n.names,
    array_remove(array[g.name_ru, g.name_be, g.name_en], null), search_synonyms(n.names)
  from service_places w
  join service s on s.id = w.first
  join service_group g on g.id = s.group_id
  cross join lateral (select array_remove(array[s.name_ru, s.name_be, s.name_en], null) as names) n;
$$;

-- The words by which an entry is found. A place: 0 is the first word of a name, 1 a later one, 2 a word of another text, 3 a
-- synonym. In capital letters: the same by sound.
create or replace function search_words_of(entries bigint[])
returns table (key text, entry_id bigint, place int, words int, word text)
language sql stable as $$
  with said as (
    select e.id, w.key, w.word, not search_is_common(w.key) as counts,
      row_number() over (partition by e.id, n.at, search_is_common(w.key) order by w.at) as nth,
      count(*) filter (where not search_is_common(w.key)) over (partition by e.id, n.at) as words
    from search_entry e
    cross join unnest(e.names) with ordinality n (name, at)
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
  ), sounding as (
    select distinct f.id, f.key, f.word, f.place from found f where length(f.key) > 3 and f.key !~ '[0-9]'
  ), spoken as (
    select * from found
    union all
    select s.id, search_spelling(s.key), s.word, s.place, null from sounding s
    where length(search_spelling(s.key)) > 2
    union all
    select e.id, w.key, w.word, 3, null
    from search_entry e cross join unnest(e.synonyms) t (content) cross join lateral search_words(t.content) w
    where e.id = any(entries) and not (e.kind = 'doctor' and search_is_common(w.key))
  )
  select f.key, f.id, min(f.place), min(f.words), (array_agg(f.word order by f.place, f.word))[1]
  from spoken f group by f.key, f.id;
$$;

-- Brings the entries of these medical organisations, and those that they have a part in, to what they have to be.
create or replace function refresh_search(changed bigint[]) returns void language plpgsql set jit = off as $$
declare
  gone bigint[];
  saved bigint[];
  former text[];
begin
  with wanted as materialized (
    select * from search_truth(changed)
  ), written as (
    insert into search_entry as e (kind, identity, provider_ids, towns, town_ids, total, names, texts, synonyms)
    select w.kind, w.identity, w.provider_ids, w.towns, w.town_ids, w.total, w.names, w.texts, w.synonyms from wanted w
    on conflict (kind, identity) do update set
      provider_ids = excluded.provider_ids, towns = excluded.towns, town_ids = excluded.town_ids, total = excluded.total,
      names = excluded.names, texts = excluded.texts, synonyms = excluded.synonyms
    where (e.provider_ids, e.towns, e.town_ids, e.total, e.names, e.texts, e.synonyms) is distinct from
      (excluded.provider_ids, excluded.towns, excluded.town_ids, excluded.total, excluded.names, excluded.texts,
        excluded.synonyms)
    returning e.id
  )
  select
    array(select id from written),
    array(select e.id from search_entry e where e.provider_ids && changed and not exists (
      select from wanted w where w.kind = e.kind and w.identity = e.identity))
  into saved, gone;

  with removed as (
    delete from search_word where entry_id = any(saved || gone) returning key
  )
  select array(select distinct key from removed) into former;
  delete from search_entry where id = any(gone);
  insert into search_word (key, entry_id, place, words, word) select * from search_words_of(saved);
  insert into search_variant (variant, at, key)
  select case when at = 0 then k.key else overlay(k.key placing '' from at for 1) end, at, k.key
  from (
    select distinct w.key from search_word w
    where w.entry_id = any(saved) and w.key ~ '^[0-9a-zа-я]{2,30}$'
      and not exists (select from search_variant v where v.key = w.key)
  ) k
  cross join generate_series(0, length(k.key)) at;
  delete from search_variant v
  where v.key = any(former) and not exists (select from search_word w where w.key = v.key);
end $$;

-- At the end of a transaction that has changed the catalogue. Transactions refresh the search one after another, so that entries
-- of several organisations count all of them; nothing is waited for after this, so that nobody waits in a circle.
create or replace function refresh_stale_search() returns trigger language plpgsql as $$
declare
  changed bigint[];
begin
  if not exists (select from search_stale) then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('search_entry', 0));
  with done as (
    delete from search_stale returning provider_id
  )
  select array(select distinct provider_id from done) into changed;
  perform refresh_search(changed);
  return null;
end $$;

create constraint trigger search_stale_refresh after insert on search_stale
  deferrable initially deferred for each row execute function refresh_stale_search();

create or replace function mark_search_stale(providers bigint[]) returns void language sql as $$
  insert into search_stale (provider_id)
  select distinct p.id from unnest(providers) p (id)
  where not exists (select from search_stale s where s.provider_id = p.id);
$$;

create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  perform mark_search_stale(array(select provider_id from changed));
  return null;
end $$;

create or replace function note_search_mapping() returns trigger language plpgsql as $$
begin
  perform mark_search_stale(array(
    select a.provider_id from assignment a where a.id in (select assignment_id from changed)));
  return null;
end $$;

create or replace function note_search_provider() returns trigger language plpgsql as $$
begin
  perform mark_search_stale(array(
    select n.id from changed n join former o on o.id = n.id
    where (n.active, n.name_ru, n.name_be, n.name_en) is distinct from (o.active, o.name_ru, o.name_be, o.name_en)));
  return null;
end $$;

-- Towns, specialities and synonyms change with a release only.
create or replace function note_search_reference() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    perform mark_search_stale(array(select id from provider));
  end if;
  return null;
end $$;

create or replace trigger branch_search_insert after insert on branch referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger branch_search_update after update on branch referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger branch_search_delete after delete on branch referencing old table as changed
  for each statement execute function note_search_change();

create or replace trigger doctor_search_insert after insert on doctor referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger doctor_search_update after update on doctor referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger doctor_search_delete after delete on doctor referencing old table as changed
  for each statement execute function note_search_change();

create or replace trigger assignment_search_insert after insert on assignment referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger assignment_search_update after update on assignment referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger assignment_search_delete after delete on assignment referencing old table as changed
  for each statement execute function note_search_change();

create or replace trigger service_search_insert after insert on service referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger service_search_update after update on service referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger service_search_delete after delete on service referencing old table as changed
  for each statement execute function note_search_change();

create or replace trigger service_group_search_update after update on service_group referencing new table as changed
  for each statement execute function note_search_change();

create or replace trigger assignment_service_search_insert after insert on assignment_service referencing new table as changed
  for each statement execute function note_search_mapping();

create or replace trigger assignment_service_search_delete after delete on assignment_service referencing old table as changed
  for each statement execute function note_search_mapping();

create or replace trigger provider_search_update after update on provider referencing new table as changed old table as former
  for each statement execute function note_search_provider();

create or replace trigger speciality_search_update after update on speciality referencing new table as changed
  for each statement execute function note_search_reference();

create or replace trigger location_search_update after update on location referencing new table as changed
  for each statement execute function note_search_reference();

create or replace trigger search_synonym_insert after insert on search_synonym referencing new table as changed
  for each statement execute function note_search_reference();

create or replace trigger search_synonym_update after update on search_synonym referencing new table as changed
  for each statement execute function note_search_reference();

create or replace trigger search_synonym_delete after delete on search_synonym referencing old table as changed
  for each statement execute function note_search_reference();

-- Complaints with which people go to another speciality first: that one is found before (docs/decisions/0140).
alter table speciality add column also_complaints text[] not null default '{}';
alter table search_word drop constraint search_word_place_check,
  add constraint search_word_place_check check (place between 0 and 4) not valid;

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

create or replace trigger speciality_search_update after update on speciality for each row
  when ((old.name_ru, old.name_be, old.name_en, old.short_ru, old.synonyms, old.complaints, old.also_complaints)
    is distinct from (new.name_ru, new.name_be, new.name_en, new.short_ru, new.synonyms, new.complaints, new.also_complaints))
  execute function note_speciality_for_search();

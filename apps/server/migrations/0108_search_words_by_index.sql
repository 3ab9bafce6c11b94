-- The words of the search are read from its index alone, with the kind of their entry (docs/decisions/0103).
alter table search_word add column kind text;
update search_word w set kind = e.kind from search_entry e where e.id = w.entry_id;
alter table search_word
  alter column kind set not null,
  add check (kind in ('doctor', 'speciality', 'medicalCentre', 'service')),
  drop constraint search_word_pkey,
  add primary key (key, entry_id) include (kind, place, words);

-- Where an entry is to be had is read from an index alone, too.
create unique index search_entry_towns on search_entry (id) include (kind, found_id, towns);

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

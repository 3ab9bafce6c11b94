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
    select e.id, w.key, w.word, 3, null
    from search_entry e cross join unnest(e.synonyms) t (content) cross join lateral search_words(t.content) w
    where e.id = any(entries) and not (e.kind = 'doctor' and search_is_common(w.key))
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
  select ' ' || p.key, p.id, 3, null, min(p.content)
  from (
    select e.id, t.content, string_agg(w.key, ' ' order by w.at) as key
    from search_entry e
    cross join unnest(e.synonyms) with ordinality t (content, nth)
    cross join lateral search_words(t.content) w
    where e.id = any(entries) and e.kind = 'speciality'
    group by e.id, t.nth, t.content
    having count(*) > 1
  ) p group by p.key, p.id;
$$;

-- What is there already: the words of an entry are made anew where it differs from what it has to be.
update search_entry set synonyms = '{}' where kind = 'speciality';
select note_for_search('speciality', array(select id from speciality));
set constraints search_refresh_due immediate;
set constraints search_refresh_due deferred;

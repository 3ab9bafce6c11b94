-- A soft hyphen or a character without width separates no words: names copied from pages have them (docs/decisions/0084).

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

-- What is there already.
select note_all_for_search();
set constraints search_refresh_due immediate;
set constraints search_refresh_due deferred;

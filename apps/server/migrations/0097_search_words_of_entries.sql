-- Whether an entry of the search has a word with a beginning is one look into an index (docs/decisions/0084).
create index search_word_of_entry on search_word (entry_id, key);
drop index search_word_entry;

-- Chains are called in the languages of their readers, as pharmacies are (docs/how-to/import-pharmacies.md). Null: as in Russian.
alter table pharmacy_chain
  add column name_be text,
  add column name_en text;

-- What lies sealed at rest (docs/decisions/0058-sealing-at-rest.md), beside the clear columns that older servers use.

-- What the guest wrote to the clinic, bound to the visit.
alter table visit_contact add column note_sealed text;
alter table visit_contact add constraint visit_contact_note_once check (num_nonnulls(note, note_sealed) <= 1) not valid;

-- The whole value, bound to its place. `analyte_code` is then a keyed hash within the record: values over time are found by it.
alter table observation add column sealed text;
alter table observation alter column name drop not null;
alter table observation alter column value drop not null;
alter table observation add constraint observation_clear_or_sealed check (
  case when sealed is null then name is not null and value is not null
  else num_nonnulls(name, value, number, comparator, unit, low, high, reference, flag) = 0 end
) not valid;

-- Where the sealing has begun with the database, servers that cannot read it do not start on it either.
update schema_migration set must_know = 58 where version = 57 and (select begun_at from sealing) is not null;

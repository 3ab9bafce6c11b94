-- As of when the pharmacy last told some of its prices, also that a pack is sold out, of which no price is left. Null: not since this is kept.
alter table pharmacy add column changes_as_of timestamptz;

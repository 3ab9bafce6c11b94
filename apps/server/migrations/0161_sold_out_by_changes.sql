-- As of when changes said that a pharmacy has a pack no more, of which no price is left (docs/decisions/0093-prices-of-pharmacies.md): rows
-- that are older do not bring it back. Not kept of what a full feed said, which is as of `pharmacy.stock_as_of`. The last release has no such
-- table. Without foreign keys, as `stock`.
create table stock_sold_out (
  pharmacy_id int not null,
  pack_id int not null,
  as_of timestamptz not null,
  primary key (pharmacy_id, pack_id)
);

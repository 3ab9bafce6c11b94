-- What a pack costs usually, by who sends it: one sender's mistake is no measure for the others (docs/decisions/0093). What was
-- known of no sender is forgotten: the next full feeds bring it anew.
drop table pack_typical_price;
create table pack_typical_price (
  pack_id int not null references drug_pack on delete cascade,
  -- A chain; 0: pharmacies without a chain, which are taken together.
  sender int not null,
  -- Kopecks: the median of its last full feed.
  price int not null check (price > 0),
  primary key (pack_id, sender)
);

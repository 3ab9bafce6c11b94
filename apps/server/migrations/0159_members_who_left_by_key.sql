-- Whoever types the card of a programme that they have left is found for as long as it is known, so that it counts as no guess.
create index programme_member_left_barcode on programme_member (programme_code, barcode_hash)
  where removed_at is not null and barcode_hash is not null;
create index programme_member_left_number on programme_member (programme_code, number_hash)
  where removed_at is not null and number_hash is not null;
create index programme_member_left_base on programme_member (programme_code, base_hash)
  where removed_at is not null and base_hash is not null;

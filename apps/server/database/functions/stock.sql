-- The prices of a pharmacy that moves to another town move with it (docs/decisions/0093).
create or replace function move_stock() returns trigger language plpgsql as $$
begin
  update stock set location_code = new.location_code where pharmacy_id = new.id;
  return null;
end $$;

create or replace trigger pharmacy_stock_town after update of location_code on pharmacy
  for each row when (old.location_code <> new.location_code) execute function move_stock();

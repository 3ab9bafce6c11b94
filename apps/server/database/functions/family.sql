-- The family's limits.

-- The largest number of relatives of a kind in a family; null: no limit (product §5, "Family limits"). The check
-- constraint `family_relation_limit` uses it.
create or replace function family_limit(kind text) returns int language sql immutable
return case kind when 'SPOUSE' then 1 when 'PARENT' then 4 when 'CHILD' then 5 end;

-- Gives a new relation the first free place of its kind. When none is free it gives the place after the last one, which the
-- check constraint refuses. Relations of one account are made one at a time (row lock), so that two never get one place.
create or replace function take_family_place() returns trigger language plpgsql as $$
begin
  new.place := null;
  if family_limit(new.rel_kind) is not null then
    perform from account where id = new.account_id for no key update;
    select min(free) into new.place from generate_series(1, family_limit(new.rel_kind) + 1) free
    where not exists (
      select from family_relation
      where account_id = new.account_id and rel_kind = new.rel_kind and place = free
        and profile_id <> new.profile_id
    );
  end if;
  return new;
end $$;

create or replace trigger family_relation_place before insert or update of rel_kind, place on family_relation
  for each row execute function take_family_place();

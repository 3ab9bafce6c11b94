-- Timeslots: who may take them, and the runs of several that a service takes.

-- A timeslot that the timetable does not have any more is deleted once its visit or hold has ended (docs/decisions/0012).
create or replace function remove_withdrawn_timeslot() returns trigger language plpgsql as $$
begin
  delete from timeslot where id = new.id;
  return null;
end $$;

create or replace trigger timeslot_withdrawn
  after update of visit_id, held_by, withdrawn on timeslot
  for each row when (new.withdrawn and new.visit_id is null and new.held_by is null)
  execute function remove_withdrawn_timeslot();

-- Whether a timeslot is free: not booked, not held now, not withdrawn, not begun. Lists show free timeslots; who
-- may take one is decided by timeslot_is_open. In SQL, so that PostgreSQL inlines it into the statement and keeps
-- using indexes.
create or replace function timeslot_is_free(slot timeslot, moment timestamptz) returns boolean language sql immutable
return slot.visit_id is null and not slot.withdrawn and slot.starts_at > moment
  and (slot.held_until is null or slot.held_until <= moment);

-- The part of the day in Minsk in which a timeslot begins, 0 to 7: `DAY_PART_HOURS` of packages/domain/src/filters/preferred-time.ts.
-- The index `timeslot_free` is ordered by it, so that the first free time of a part is found at once.
create or replace function timeslot_day_part(begins timestamptz) returns int language sql immutable
return width_bucket(extract(hour from begins at time zone 'Europe/Minsk')::int, array[6, 10, 12, 14, 17, 18, 22]);

-- Whether a freed timeslot is still reserved for an offer to the waitlist. For ten seconds only: if no server has
-- made an offer by then, others may take it (docs/decisions/0040).
create or replace function timeslot_is_promised(slot bigint, moment timestamptz) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from freed_timeslot
    where timeslot_id = slot and due_at <= moment and greatest(noted_at, due_at) > now() - interval '10 seconds');
end $$;

-- Whether one of these holders may take the timeslot now. A person who has just signed in has two ids: the
-- account's, and that of the former guest. It is open if it is free and not promised to the waitlist, or held by
-- them. Without holders the waitlist itself or the clinic's reception asks: then it is open if it is free.
create or replace function timeslot_is_open(slot timeslot, holders uuid[], moment timestamptz) returns boolean
  language sql stable
return case
  when slot.held_until > moment
    then slot.held_by = any(holders) and slot.visit_id is null and slot.starts_at > moment
  else timeslot_is_free(slot, moment) and (cardinality(holders) = 0 or not timeslot_is_promised(slot.id, moment))
end;

-- The run that begins with this timeslot (decisions D10): consecutive timeslots of one assignment (end = next start) until the
-- minutes are reached, in the order of their starts; null where the timetable has no such run. Without minutes: this timeslot
-- alone. It does not ask whether they are free. The times of a timeslot never change, so that a run stays one while its rows
-- are there.
create or replace function timeslot_run(asked_slot bigint, minutes int) returns bigint[] language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  slot timeslot;
  run bigint[];
  wanted_end timestamptz;
begin
  select * into slot from timeslot where id = asked_slot;
  if not found then return null; end if;
  run := array[slot.id];
  wanted_end := slot.starts_at + make_interval(mins => coalesce(minutes, 0));
  while slot.ends_at < wanted_end loop
    select * into slot from timeslot where assignment_id = slot.assignment_id and starts_at = slot.ends_at;
    if not found then return null; end if;
    run := run || slot.id;
  end loop;
  return run;
end $$;

-- Whether the rest of a run is free for everybody. Its first timeslot, from `begins` to `ends`, is known to be
-- free. For lists the same is decided by packages/domain/src/timetable/merge-slots.ts; same-runs-in-lists-and-booking.test.ts
-- compares both.
create or replace function run_is_free(
  assignment bigint,
  begins timestamptz,
  ends timestamptz,
  minutes int,
  moment timestamptz,
  window_end timestamptz
) returns boolean language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  while ends < begins + make_interval(mins => minutes) loop
    select t.ends_at into ends from timeslot t
    where t.assignment_id = assignment and t.starts_at = ends and timeslot_is_free(t, moment)
      and t.starts_at < window_end;
    if not found then return false; end if;
  end loop;
  return true;
end $$;

-- The time of a visit that begins with this timeslot and takes so many minutes; null: the timeslot alone.
create or replace function visit_time(slot timeslot, minutes int) returns tstzrange language sql immutable
return tstzrange(slot.starts_at, greatest(slot.ends_at, slot.starts_at + make_interval(mins => coalesce(minutes, 0))));

-- What was freed for a line is nobody else's until a server has looked who is in it (docs/decisions/0040).

-- When it was noted by this database's clock; `due_at` is by the server's.
alter table freed_timeslot add column noted_at timestamptz not null default now();
create index freed_timeslot_slot on freed_timeslot (timeslot_id);

-- Is a timeslot about to be offered to somebody in line? Servers take moments for that. Where none works, waiting must
-- not keep the time from everybody: after ten seconds it is free for all.
create function is_promised(slot bigint, moment timestamptz) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from freed_timeslot
    where timeslot_id = slot and due_at <= moment and greatest(noted_at, due_at) > now() - interval '10 seconds');
end $$;

-- As in 0005, and not promised to the line. Without holders it is the line itself that asks, or the clinic's registry.
create or replace function timeslot_is_open(slot timeslot, holders uuid[], moment timestamptz) returns boolean
  language sql stable
return slot.visit_id is null
  and slot.starts_at > moment
  and case when slot.held_until > moment then slot.held_by = any(holders)
    else not slot.withdrawn and (cardinality(holders) = 0 or not is_promised(slot.id, moment)) end;

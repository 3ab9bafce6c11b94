-- Holds of timeslots. They, the bookings (0006) and the changes of visits (0007) are single statements: what two
-- people ask for at the same moment is decided under the row lock of the timeslot and by the constraints of
-- `visit`, never by a check made before. Locks are taken in one order (key, holder, timeslots by number, visit),
-- so that none of them can deadlock with another.

-- May one of these holders take the timeslot now? A person has two ids here right after signing in: the
-- account's, and that of the guest they were.
create function timeslot_is_open(slot timeslot, holders uuid[], moment timestamptz) returns boolean
  language sql immutable
return slot.visit_id is null
  and slot.starts_at > moment
  and case when slot.held_until > moment then slot.held_by = any(holders) else not slot.withdrawn end;

-- Holds a timeslot (decisions D12) and answers 'held'; otherwise 'busy' or 'unknown', and a former hold stays.
create function hold_timeslot(
  asked_slot bigint,
  asked_assignment bigint,
  holder uuid,
  -- The holder, and the guest that the holder was before signing in.
  holders uuid[],
  moment timestamptz,
  until timestamptz
) returns text language plpgsql as $$
declare
  slot timeslot;
begin
  -- Two requests of one holder, for different timeslots, would otherwise meet in the unique index.
  perform pg_advisory_xact_lock(hashtextextended(holder::text, 0));
  perform from timeslot where id = asked_slot or held_by = any(holders) order by id for no key update;

  select * into slot from timeslot where id = asked_slot and assignment_id = asked_assignment;
  if not found then return 'unknown'; end if;
  if not timeslot_is_open(slot, holders, moment) then return 'busy'; end if;

  update timeslot set held_by = null, held_until = null where held_by = any(holders) and id <> asked_slot;
  update timeslot set held_by = holder, held_until = until where id = asked_slot;
  return 'held';
end $$;

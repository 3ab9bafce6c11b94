-- Holds and bookings for less of the database's time (docs/performance.md).

-- Their statements find rows by key, so that one plan serves every patient; by its estimates PostgreSQL would rather
-- plan them anew each time, which costs more than running them.
alter function patient_history set plan_cache_mode = force_generic_plan;

drop function hold_timeslot;

-- Holds a timeslot (decisions D12) that may be booked online and begins before the end of the booking window.
-- `outcome` is 'held'; otherwise 'unknown', 'closed' (phones: those of the branch), or 'busy', and a former hold
-- stays.
create function hold_timeslot(
  asked_slot bigint,
  asked_assignment bigint,
  holder uuid,
  -- The holder, and the guest that the holder was before signing in.
  holders uuid[],
  moment timestamptz,
  until timestamptz,
  window_end timestamptz,
  -- What the operator has set for all clinics.
  online_booking_enabled boolean,
  out outcome text,
  out phones text[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  is_open boolean;
  slot timeslot;
  locked int;
begin
  select online_booking_enabled and p.active and p.online_booking and a.active and d.active and b.active
    and a.booking_policy <> 'registry', b.phones
  into is_open, phones
  from timeslot t
  join assignment a on a.id = t.assignment_id
  join doctor d on d.id = a.doctor_id
  join branch b on b.id = a.branch_id
  join provider p on p.id = a.provider_id
  where t.id = asked_slot and t.assignment_id = asked_assignment;
  if not found then
    outcome := 'unknown';
    return;
  elsif not is_open then
    outcome := 'closed';
    return;
  end if;
  phones := null;

  -- Two requests of one holder, for different timeslots, would otherwise meet in the unique index.
  perform pg_advisory_xact_lock(hashtextextended(holder::text, 0));
  perform from timeslot where id = asked_slot or held_by = any(holders) order by id for no key update;
  get diagnostics locked = row_count;

  select * into slot from timeslot where id = asked_slot and assignment_id = asked_assignment;
  if not found then
    outcome := 'unknown';
  elsif slot.starts_at >= window_end or not timeslot_is_open(slot, holders, moment) then
    outcome := 'busy';
  end if;
  if outcome is not null then return; end if;

  -- More than the timeslot itself: a former hold.
  if locked > 1 then
    update timeslot set held_by = null, held_until = null where held_by = any(holders) and id <> asked_slot;
  end if;
  update timeslot set held_by = holder, held_until = until where id = asked_slot;
  outcome := 'held';
end $$;

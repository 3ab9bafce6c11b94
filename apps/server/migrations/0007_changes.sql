-- Visits moved and cancelled by their patients.

-- Why a visit can no longer be changed by its patient: 'over' (it has begun, or is not awaited any more),
-- 'too-late' (the cut-off before its start has passed); null when it can.
create function change_refusal(awaited visit, moment timestamptz, cut_off interval) returns text
  language sql immutable
return case
  when awaited.status not in ('reserved', 'created_manually') or awaited.starts_at <= moment then 'over'
  when awaited.starts_at - moment < cut_off then 'too-late'
end;

-- Moves a visit to another timeslot in one step (decisions D11): 'moved'; 'unchanged' (it is there already);
-- 'over' or 'too-late' (above); 'visitor-busy' (order_id: the patient's other visit); 'busy'; or 'unknown'. Only
-- 'moved' changes anything: the old timeslot is freed only when the new one is taken.
create function move_visit(
  moved uuid,
  asked_slot bigint,
  account uuid,
  holders uuid[],
  moment timestamptz,
  cut_off interval,
  message jsonb,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  former visit;
  slot timeslot;
  doctor bigint;
begin
  order_id := moved;
  select * into former from visit where id = moved and status <> 'cancelled' for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  perform from timeslot where id = asked_slot or visit_id = moved order by id for no key update;
  select * into slot from timeslot where id = asked_slot;
  if not found then
    outcome := 'unknown';
  elsif slot.visit_id = moved then
    outcome := 'unchanged';
  else
    outcome := change_refusal(former, moment, cut_off);
  end if;
  if outcome is null and not timeslot_is_open(slot, holders, moment) then
    outcome := 'busy';
  end if;
  if outcome is not null then return; end if;

  select doctor_id into doctor from assignment where id = slot.assignment_id;
  -- An update, unlike an insert, has no `on conflict`: two moves to overlapping times would each wait for the
  -- other. So moves to one doctor, and those of one patient, go one at a time.
  perform pg_advisory_xact_lock(hashtextextended('moves to doctor ' || doctor, 0));
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || former.profile_id, 0));
  begin
    update visit set assignment_id = slot.assignment_id, doctor_id = doctor, starts_at = slot.starts_at,
      ends_at = slot.ends_at, sequence = sequence + 1, updated_at = moment
    where id = moved;
  exception when exclusion_violation then
    -- With whom does it collide? The patient's own visit is named first, as on booking.
    select 'visitor-busy', id into outcome, order_id from visit
    where profile_id = former.profile_id and id <> moved and status <> 'cancelled'
      and tstzrange(starts_at, ends_at) && tstzrange(slot.starts_at, slot.ends_at)
    order by starts_at limit 1;
    outcome := coalesce(outcome, 'busy');
    return;
  end;

  outcome := 'moved';
  update timeslot set visit_id = null where visit_id = moved;
  update timeslot set visit_id = moved, held_by = null, held_until = null where id = slot.id;
  perform write_message(message);
  insert into audit (at, account_id, profile_id, action, subject, details)
  values (moment, account, former.profile_id, 'visit-moved', moved::text,
    jsonb_build_object('timeslotId', slot.id, 'from', former.starts_at, 'to', slot.starts_at));
end $$;

-- Cancels a visit and frees its timeslots at once: 'cancelled'; 'repeated' (it was cancelled before);
-- 'changed' (it is no longer the one that was `seen`, of which the message tells); 'over' or 'too-late' (above);
-- or 'unknown'.
create function cancel_visit(
  cancelled uuid,
  -- The sequence of the visit when it was read.
  seen int,
  account uuid,
  moment timestamptz,
  cut_off interval,
  message jsonb,
  out outcome text
) language plpgsql as $$
declare
  former visit;
begin
  select * into former from visit where id = cancelled for no key update;
  if not found then
    outcome := 'unknown';
  elsif former.status = 'cancelled' then
    outcome := 'repeated';
  elsif former.sequence <> seen then
    outcome := 'changed';
  else
    outcome := change_refusal(former, moment, cut_off);
  end if;
  if outcome is not null then return; end if;

  outcome := 'cancelled';
  update visit set status = 'cancelled', cancelled_at = moment, updated_at = moment, sequence = sequence + 1
  where id = cancelled;
  perform from timeslot where visit_id = cancelled order by id for no key update;
  update timeslot set visit_id = null where visit_id = cancelled;
  perform write_message(message);
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, former.profile_id, 'visit-cancelled', cancelled::text);
end $$;

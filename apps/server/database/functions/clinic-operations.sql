-- Bookings, moves and cancellations at clinics that keep their own timetable (docs/decisions/0041): how they begin here and how
-- they are given up.

-- Begins a booking, or a move, at a clinic: writes the operation down and holds its timeslots under the operation's id, so
-- that nobody else takes them while the clinic is asked. Only 'begun' changes anything. Locks: operation, visit, timeslots.
--   'begun'         held; `slots`: the clinic's ids of them
--   'in-hand'       an operation on the same request or visit has not ended yet: `earlier`
--   'visitor-busy'  the patient has another visit then: `order_id`
--   'busy', 'changed', 'unknown'          as `book_visit`
--   'unchanged', 'over', 'too-late'       of a move, as `move_visit`
create or replace function begin_taking(
  operation uuid,
  organisation bigint,
  -- The client's idempotency key and whose it is; null: none.
  asked_owner uuid,
  asked_key text,
  -- Null: a new visit.
  moved uuid,
  -- Null: the patient has no profile here yet.
  patient uuid,
  asked_slot bigint,
  minutes int,
  seen_end timestamptz,
  holders uuid[],
  claimant uuid,
  moment timestamptz,
  claimed_to timestamptz,
  held_to timestamptz,
  cut_off interval,
  out outcome text,
  out order_id uuid,
  out earlier uuid,
  out slots text[]
) language plpgsql as $$
declare
  former visit;
  slot timeslot;
  run bigint[];
  locked int;
  is_open boolean;
  ends timestamptz;
  known int;
begin
  insert into fhir_operation (id, provider_id, kind, state, owner, key, visit_id, claim, claimed_until, created_at)
  values (operation, organisation, case when moved is null then 'book' else 'move' end, 'taking', asked_owner, asked_key,
    moved, claimant, claimed_to, moment)
  on conflict do nothing;
  if not found then
    outcome := 'in-hand';
    select id into earlier from fhir_operation
    where (state in ('taking', 'taken') and owner = asked_owner and key = asked_key)
      or (state in ('taking', 'taken', 'cancelling') and visit_id = moved)
    limit 1;
    return;
  end if;

  if moved is not null then
    select * into former from visit where id = moved and status <> 'cancelled' for no key update;
    if not found then outcome := 'unknown'; end if;
  end if;
  if outcome is null then
    loop
      run := timeslot_run(asked_slot, minutes);
      perform from timeslot where id = any(run) order by id for no key update;
      get diagnostics locked = row_count;
      exit when run is null or locked = cardinality(run);
    end loop;
    select * into slot from timeslot where id = asked_slot;
    if not found then
      outcome := 'unknown';
    elsif slot.visit_id = moved then
      outcome := 'unchanged';
    elsif moved is not null then
      outcome := change_refusal(former, moment, cut_off);
    end if;
  end if;
  if outcome is null then
    select bool_and(timeslot_is_open(t, holders, moment)), max(t.ends_at), count(mirrored.slot_id),
      array_agg(mirrored.slot_id order by t.starts_at)
    into is_open, ends, known, slots
    from timeslot t left join fhir_slot mirrored on mirrored.timeslot_id = t.id
    where t.id = any(run);
    if run is null or not is_open or known < cardinality(run) then
      outcome := 'busy';
    elsif ends <> seen_end then
      outcome := 'changed';
    else
      order_id := overlapping_visit(patient, slot.starts_at, ends, other_than => moved);
      if order_id is not null then outcome := 'visitor-busy'; end if;
    end if;
  end if;
  if outcome is not null then
    delete from fhir_operation where id = operation;
    return;
  end if;

  update fhir_operation set slot_ids = slots,
    former_holder = case when slot.held_until > moment then slot.held_by end,
    former_until = case when slot.held_until > moment then slot.held_until end
  where id = operation;
  update timeslot set held_by = operation, held_until = held_to where id = any(run);
  outcome := 'begun';
end $$;

-- Releases the timeslots that an operation holds: they go back to their former holder, or are free.
create or replace function release_operation_holds(operation uuid, moment timestamptz) returns void language plpgsql as $$
declare
  over fhir_operation;
begin
  select * into over from fhir_operation where id = operation;
  perform from timeslot where held_by = operation order by id for no key update;
  if over.former_until > moment then
    update timeslot set held_by = over.former_holder, held_until = over.former_until where held_by = operation;
  else
    update timeslot set held_by = null, held_until = null where held_by = operation;
  end if;
end $$;

-- Begins to cancel a visit at its clinic: 'begun'; 'in-hand' (as in begin_taking); 'not-there' (the clinic does not know
-- the visit); 'repeated', 'changed', 'over', 'too-late' or 'unknown' as `cancel_visit`.
create or replace function begin_cancelling(
  operation uuid,
  cancelled uuid,
  seen int,
  claimant uuid,
  moment timestamptz,
  claimed_to timestamptz,
  cut_off interval,
  out outcome text,
  out earlier uuid,
  out appointment text,
  out slots text[]
) language plpgsql as $$
declare
  former visit;
  organisation bigint;
begin
  select provider_id, appointment_id, slot_ids into organisation, appointment, slots
  from fhir_appointment where visit_id = cancelled and is_live;
  if not found then
    outcome := 'not-there';
    return;
  end if;
  insert into fhir_operation (id, provider_id, kind, state, visit_id, slot_ids, appointment_id, claim, claimed_until,
    created_at)
  values (operation, organisation, 'cancel', 'cancelling', cancelled, slots, appointment, claimant, claimed_to, moment)
  on conflict do nothing;
  if not found then
    outcome := 'in-hand';
    select id into earlier from fhir_operation
    where state in ('taking', 'taken', 'cancelling') and visit_id = cancelled limit 1;
    return;
  end if;
  select * into former from visit where id = cancelled for no key update;
  outcome := case
    when former.id is null then 'unknown'
    when former.status = 'cancelled' then 'repeated'
    when former.sequence <> seen then 'changed'
    else coalesce(change_refusal(former, moment, cut_off), 'begun')
  end;
  if outcome <> 'begun' then delete from fhir_operation where id = operation; end if;
end $$;

-- Cancels a visit that its clinic has cancelled; false where it was cancelled here before. `is_offered`: the clinic is known
-- to have freed its timeslots, so that they can be booked again at once.
create or replace function record_clinic_cancellation(
  cancelled uuid,
  account uuid,
  is_offered boolean,
  moment timestamptz,
  -- Null: no message is sent.
  message jsonb
) returns boolean language plpgsql as $$
declare
  former visit;
begin
  select * into former from visit where id = cancelled and status <> 'cancelled' for no key update;
  if not found then return false; end if;
  update visit set status = 'cancelled', cancelled_at = moment, updated_at = moment, sequence = sequence + 1
  where id = cancelled;
  perform from timeslot where visit_id = cancelled order by id for no key update;
  update timeslot set visit_id = null, withdrawn = withdrawn or not is_offered where visit_id = cancelled;
  if message is not null then perform write_message(message); end if;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, former.profile_id, 'visit-cancelled', cancelled::text);
  return true;
end $$;

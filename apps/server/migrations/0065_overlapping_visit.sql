-- "The patient has another visit then" is asked in one function. Written by `npm run new:migration` from
-- apps/server/database/functions, where they are read.

-- The first visit of a patient that overlaps a time; null: none. A visit that moves (`other_than`) is never in its own way.
create or replace function overlapping_visit(
  patient uuid,
  starts timestamptz,
  ends timestamptz,
  other_than uuid default null
) returns uuid language plpgsql stable as $$
begin
  return (
    select id from visit
    where profile_id = patient and id is distinct from other_than and status <> 'cancelled'
      and tstzrange(starts_at, ends_at) && tstzrange(starts, ends)
    order by starts_at limit 1);
end $$;

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

-- Books a timeslot, or all timeslots of a service's run, with all that belongs to it: idempotency key, visit, end of the hold,
-- message and audit. Only 'booked' changes anything. Locks in this order: key, timeslots by number, visit.
--   'booked'        `order_id`
--   'repeated'      the same request was answered before: `answered`
--   'key-reused'    another request had this key
--   'visitor-busy'  the patient has another visit then: `order_id`
--   'busy'          the time is taken
--   'changed'       the run does not end at `seen_end`
--   'unknown'       there is no such timeslot
create or replace function book_visit(
  new_visit uuid,
  asked_slot bigint,
  asked_assignment bigint,
  -- Null: a visit of no particular service, one timeslot.
  asked_service bigint,
  -- How long the service takes there; null: one timeslot.
  minutes int,
  patient uuid,
  -- Null: the patient has no account.
  account uuid,
  holders uuid[],
  moment timestamptz,
  -- The client's idempotency key; null: none.
  request_key text,
  request_hash bytea,
  -- For write_message; null: nobody is told.
  message jsonb,
  -- The answer to the client, kept with its key word for word.
  answer json,
  asked_option bigint default null,
  -- The end of the visit that the answer names.
  seen_end timestamptz default null,
  agreed_kind text default null,
  agreed_from numeric default null,
  agreed_to numeric default null,
  out outcome text,
  out order_id uuid,
  out answered json
) language plpgsql as $$
declare
  slot timeslot;
  run bigint[];
  locked int;
begin
  -- Of two equal requests at once, the later waits here for the outcome of the earlier. A key that has
  -- outlived its time counts as absent, whether or not it has been deleted.
  if request_key is not null then
    insert into idempotency_key as known (account_id, key, call, body_hash, result, created_at)
    values (account, request_key, 'bookVisit', request_hash, answer, moment)
    on conflict (account_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = moment
      where known.created_at <= moment - idempotency_key_lifetime();
    if not found then
      select case when known.body_hash = request_hash then 'repeated' else 'key-reused' end,
        known.result
      into outcome, answered
      from idempotency_key as known where known.account_id = account and known.key = request_key;
      return;
    end if;
  end if;

  if minutes is null then
    select * into slot from timeslot where id = asked_slot and assignment_id = asked_assignment for no key update;
    if not found then
      outcome := 'unknown';
    elsif not timeslot_is_open(slot, holders, moment) then
      outcome := 'busy';
    end if;
  else
    loop
      run := timeslot_run(asked_slot, minutes);
      perform from timeslot where id = any(run) order by id for no key update;
      get diagnostics locked = row_count;
      -- The clinic's import may have deleted rows while this waited for their locks: is there another run now?
      exit when run is null or locked = cardinality(run);
    end loop;
    select * into slot from timeslot where id = asked_slot and assignment_id = asked_assignment;
    if not found then
      outcome := 'unknown';
    elsif run is null then
      outcome := 'busy';
    else
      select case when not bool_and(timeslot_is_open(t, holders, moment)) then 'busy' end, max(t.ends_at)
      into outcome, slot.ends_at
      from timeslot t where t.id = any(run);
      if outcome is null and slot.ends_at <> seen_end then outcome := 'changed'; end if;
    end if;
  end if;

  while outcome is null loop
    -- `on conflict` waits for a rival where a plain insert could deadlock on the exclusion constraints.
    insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, booked_by, starts_at, ends_at,
      service_id, service_option_id, price_kind, price_from, price_to, created_at, updated_at)
    select new_visit, provider_id, id, doctor_id, patient, account, slot.starts_at, slot.ends_at,
      asked_service, asked_option, agreed_kind, agreed_from, agreed_to, moment, moment
    from assignment where id = slot.assignment_id
    on conflict do nothing;
    if found then
      outcome := 'booked';
      exit;
    end if;
    -- Which visit is in the way? If none is any more, try again.
    order_id := overlapping_visit(patient, slot.starts_at, slot.ends_at);
    if order_id is not null then
      outcome := 'visitor-busy';
    else
      select 'busy' into outcome from visit join assignment on assignment.doctor_id = visit.doctor_id
      where assignment.id = slot.assignment_id and status <> 'cancelled'
        and tstzrange(starts_at, ends_at) && tstzrange(slot.starts_at, slot.ends_at)
      limit 1;
    end if;
  end loop;

  if outcome <> 'booked' then
    delete from idempotency_key where account_id = account and key = request_key;
    return;
  end if;

  order_id := new_visit;
  if run is null then
    update timeslot set visit_id = new_visit, held_by = null, held_until = null where id = slot.id;
  else
    update timeslot set visit_id = new_visit, held_by = null, held_until = null where id = any(run);
  end if;
  if message is not null then perform write_message(message); end if;
  insert into audit (at, account_id, profile_id, action, subject, details)
  values (moment, account, patient, 'visit-booked', new_visit::text,
    jsonb_build_object('timeslotId', slot.id, 'assignmentId', slot.assignment_id));
end $$;

-- Moves a visit to another timeslot, or to another run, in one step (decisions D11): the old timeslots are freed only when the
-- new ones are taken, and the visit may keep some of its own. Only 'moved' changes anything.
--   'moved'         the same visit, with the next `sequence`
--   'unchanged'     it begins there already
--   'over', 'too-late'  see change_refusal
--   'visitor-busy'  the patient has another visit then: `order_id`
--   'busy'          the time is taken
--   'unsupported'   a visit of a service, and no minutes are given
--   'unknown'       there is no such visit or timeslot
create or replace function move_visit(
  moved uuid,
  asked_slot bigint,
  -- How long its service takes there; null: a visit of no service, one timeslot.
  minutes int,
  account uuid,
  holders uuid[],
  moment timestamptz,
  cut_off interval,
  -- Null: nobody is told.
  message jsonb,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  former visit;
  slot timeslot;
  run bigint[];
  is_whole boolean;
  is_open boolean;
  doctor bigint;
begin
  order_id := moved;
  select * into former from visit where id = moved and status <> 'cancelled' for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  loop
    run := timeslot_run(asked_slot, minutes);
    perform from timeslot where id = any(run) or id = asked_slot or visit_id = moved
      order by id for no key update;
    select count(*) >= cardinality(run),
      bool_and(timeslot_is_open(t, holders, moment)
        or (t.visit_id is not distinct from moved and not t.withdrawn and t.starts_at > moment)),
      max(t.ends_at)
    into is_whole, is_open, slot.ends_at from timeslot t where t.id = any(run);
    -- The clinic's import may have deleted rows while this waited for their locks.
    exit when is_whole is not false;
  end loop;
  select assignment_id, starts_at, visit_id into slot.assignment_id, slot.starts_at, slot.visit_id
  from timeslot where id = asked_slot;
  if not found then
    outcome := 'unknown';
  elsif slot.visit_id = moved and slot.starts_at = former.starts_at then
    outcome := 'unchanged';
  else
    outcome := change_refusal(former, moment, cut_off);
  end if;
  if outcome is null and former.service_id is not null and minutes is null then outcome := 'unsupported'; end if;
  if outcome is null and is_open is not true then outcome := 'busy'; end if;
  if outcome is not null then return; end if;

  select doctor_id into doctor from assignment where id = slot.assignment_id;
  -- An update, unlike an insert, has no `on conflict`: two moves to overlapping times would wait for each other. So moves to
  -- one doctor, and those of one patient, go one at a time.
  perform pg_advisory_xact_lock(hashtextextended('moves to doctor ' || doctor, 0));
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || former.profile_id, 0));
  begin
    update visit set assignment_id = slot.assignment_id, doctor_id = doctor, starts_at = slot.starts_at,
      ends_at = slot.ends_at, sequence = sequence + 1, updated_at = moment
    where id = moved;
  exception when exclusion_violation then
    -- Which visit is in the way? The patient's own is named first, as on booking.
    order_id := overlapping_visit(former.profile_id, slot.starts_at, slot.ends_at, other_than => moved);
    outcome := case when order_id is null then 'busy' else 'visitor-busy' end;
    return;
  end;

  outcome := 'moved';
  update timeslot set visit_id = null where visit_id = moved and id <> all(run);
  update timeslot set visit_id = moved, held_by = null, held_until = null where id = any(run);
  if message is not null then perform write_message(message); end if;
  insert into audit (at, account_id, profile_id, action, subject, details)
  values (moment, account, former.profile_id, 'visit-moved', moved::text,
    jsonb_build_object('timeslotId', asked_slot, 'from', former.starts_at, 'to', slot.starts_at));
end $$;

-- Gives a visit that was booked without an account to a patient of an account: 'imported'; 'visitor-busy' (the patient has
-- another visit then: `order_id`); or 'unknown'. Only 'imported' changes anything. The caller has checked that the account may,
-- and has locked the row of `visit_contact`.
create or replace function import_visit(
  imported uuid,
  patient uuid,
  account uuid,
  moment timestamptz,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  former visit;
begin
  order_id := imported;
  select * into former from visit where id = imported and status <> 'cancelled' for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  -- As in move_visit: an update has no `on conflict`.
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || patient, 0));
  begin
    update visit set profile_id = patient, booked_by = account, updated_at = moment where id = imported;
  exception when exclusion_violation then
    outcome := 'visitor-busy';
    order_id := overlapping_visit(patient, former.starts_at, former.ends_at, other_than => imported);
    return;
  end;
  outcome := 'imported';
  update visit_contact set imported_by = account, imported_at = moment where visit_id = imported;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, patient, 'visit-imported', imported::text);
  -- The clinic's number of the patient comes along, since results are read by it: only if birthday, sex and names are the
  -- same. The same phone alone proves nothing.
  insert into fhir_patient (provider_id, profile_id, patient_id)
  select known.provider_id, patient, known.patient_id
  from fhir_patient known
    join fhir_appointment there on there.provider_id = known.provider_id and there.visit_id = imported
    join profile guest on guest.id = known.profile_id
    join profile taker on taker.id = patient and taker.birthday = guest.birthday and taker.sex = guest.sex
      and translate(lower(taker.last_name), 'ё', 'е') = translate(lower(guest.last_name), 'ё', 'е')
      and translate(lower(taker.first_name), 'ё', 'е') = translate(lower(guest.first_name), 'ё', 'е')
  where known.profile_id = former.profile_id
  on conflict do nothing;
  -- Deletes the profile that had no account, unless it has another visit. The advisory lock of the phone, which bookings of
  -- guests and registries take too, keeps others from booking for it at this moment.
  perform pg_advisory_xact_lock(hashtextextended('vizit guest phone ' || phone, 0)) from visit_contact
  where visit_id = imported;
  delete from profile where id = former.profile_id and clinic_phone is not null
    and not exists (select from visit where profile_id = former.profile_id)
    and not exists (select from family_relation where profile_id = former.profile_id);
end $$;

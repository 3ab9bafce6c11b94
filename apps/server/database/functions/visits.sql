-- Visits: booked, moved, cancelled, and taken over by an account. Each of these functions is one statement for its caller: what
-- two people ask for at the same moment is decided under the row lock of the timeslot and by the constraints of `visit`, never by
-- a check made before. All take their locks in one order (key, holder, timeslots by number, visit), so that they cannot deadlock.

-- Whether a visit of this status is planned. The same as packages/domain/src/visits/visit-status.ts.
create or replace function visit_is_planned(status text) returns boolean language sql immutable
return status in ('reserved', 'created_manually');

-- The first visit of a patient that overlaps a time; null: none. A visit that moves (`other_than`) never
-- conflicts with itself.
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

-- The past visits of a patient, without cancelled ones: which doctor, missed or not, and whether of the last 12 months
-- (decisions D4). In SQL and without settings, so that PostgreSQL plans it as a part of the statement that reads it.
create or replace function past_visits(patient uuid, moment timestamptz)
  returns table (doctor_id bigint, is_missed boolean, is_recent boolean) language sql stable
begin atomic
  select visit.doctor_id, visit.status = 'missed', visit.starts_at > moment - interval '12 months'
  from visit
  where visit.profile_id = patient and visit.starts_at < moment and visit.ends_at <= moment
    and visit.status <> 'cancelled';
end;

-- What a patient's past visits show: how many there were in the last 12 months, how many of them were missed
-- (decisions D4), and whether this doctor has seen the patient. A function, so that the larger statement that
-- uses it is planned once. Always by index: before PostgreSQL has statistics of visits it would scan the whole
-- table, and a server keeps that plan.
create or replace function patient_history(
  patient uuid,
  doctor bigint,
  moment timestamptz,
  out past int,
  out missed int,
  out known boolean
) language plpgsql stable
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off
  set enable_bitmapscan = off as $$
begin
  select count(*) filter (where is_recent), count(*) filter (where is_recent and is_missed),
    coalesce(bool_or(doctor_id = doctor and not is_missed), false)
  into past, missed, known
  from past_visits(patient, moment);
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
  -- Null: a visit without a service, one timeslot.
  asked_service bigint,
  -- Minutes that the service takes there; null: one timeslot.
  minutes int,
  patient uuid,
  -- Null: the patient has no account.
  account uuid,
  holders uuid[],
  moment timestamptz,
  -- The client's idempotency key; null: none.
  request_key text,
  request_hash bytea,
  -- For write_message; null: no message is sent.
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
  -- Of two equal requests at once, the later waits here for the outcome of the earlier. An expired key counts as
  -- absent, whether or not it has been deleted.
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
      -- The clinic's import may have deleted rows while this waited for their locks: look for another run.
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
    -- Find the visit that conflicts. If there is none any more, try again.
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

-- Why its patient cannot change a visit any more: 'over' (it has begun, or is not planned), 'too-late' (it begins before the
-- cut-off has passed); null: it can be changed.
create or replace function change_refusal(awaited visit, moment timestamptz, cut_off interval) returns text
  language sql immutable
return case
  when not visit_is_planned(awaited.status) or awaited.starts_at <= moment then 'over'
  when awaited.starts_at - moment < cut_off then 'too-late'
end;

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
  -- Minutes that its service takes there; null: a visit without a service, one timeslot.
  minutes int,
  account uuid,
  holders uuid[],
  moment timestamptz,
  cut_off interval,
  -- Null: no message is sent.
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
    -- Find the visit that conflicts. The patient's own is named first, as on booking.
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

-- Cancels a visit and frees its timeslots at once. Only 'cancelled' changes anything.
--   'repeated'  it was cancelled before
--   'changed'   its sequence is not the one that was `seen`, which the message describes
--   'over', 'too-late'  see change_refusal
--   'unknown'   there is no such visit
create or replace function cancel_visit(
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
  -- The clinic's id of the patient is copied, because results are matched by it: only if birthday, sex and names
  -- are the same. The same phone alone proves nothing.
  insert into fhir_patient (provider_id, profile_id, patient_id)
  select known.provider_id, patient, known.patient_id
  from fhir_patient known
    join fhir_appointment there on there.provider_id = known.provider_id and there.visit_id = imported
    join profile guest on guest.id = known.profile_id
    join profile taker on taker.id = patient and taker.birthday = guest.birthday and taker.sex = guest.sex
      and translate(lower(taker.last_name collate "ru-x-icu"), 'ё', 'е') = translate(lower(guest.last_name collate "ru-x-icu"), 'ё', 'е')
      and translate(lower(taker.first_name collate "ru-x-icu"), 'ё', 'е') = translate(lower(guest.first_name collate "ru-x-icu"), 'ё', 'е')
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

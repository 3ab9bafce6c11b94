-- Bookings and holds, each a single statement. What two people ask for at the same moment is decided under
-- the row lock of the timeslot and by the constraints of `visit`, never by a check made before. Locks are
-- taken in one order (key, holder, timeslots by number, visit), so that bookings and holds cannot deadlock.

-- May one of these holders take the timeslot now? A person has two ids here right after signing in: the
-- account's, and that of the guest they were.
create function timeslot_is_open(slot timeslot, holders uuid[], moment timestamptz) returns boolean
  language sql immutable
return slot.visit_id is null
  and slot.starts_at > moment
  and case when slot.held_until > moment then slot.held_by = any(holders) else not slot.withdrawn end;

-- What the visits of a patient say before a moment: how many of the last 12 months there were and were missed
-- (decisions D4), and whether the patient has been with this doctor. A function of its own, so that the larger
-- statement that reads it is planned once: estimates of a patient's visits would have it planned every time.
create function patient_history(
  patient uuid,
  doctor bigint,
  moment timestamptz,
  out past int,
  out missed int,
  out known boolean
) language plpgsql stable as $$
begin
  select count(*) filter (where recent), count(*) filter (where recent and status = 'missed'),
    coalesce(bool_or(doctor_id = doctor and status <> 'missed'), false)
  into past, missed, known
  from (
    select doctor_id, status, starts_at > moment - interval '12 months' as recent
    from visit
    where profile_id = patient and starts_at < moment and ends_at <= moment and status <> 'cancelled'
  ) visits;
end $$;

-- Writes a row of the outbox, given as JSON by the notifications module. Not in the language SQL, whose
-- functions prepare their statement at every call: that was an eighth of a booking.
create function write_message(message jsonb) returns void language plpgsql as $$
begin
  insert into outbox (channel, recipient, language, template, data, created_at, next_attempt_at, expires_at)
  values (message ->> 'channel', message ->> 'recipient', message ->> 'language', message ->> 'template',
    (message ->> 'data')::jsonb, (message ->> 'created_at')::timestamptz,
    (message ->> 'next_attempt_at')::timestamptz, (message ->> 'expires_at')::timestamptz);
end $$;

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

-- Books a timeslot with all that belongs to it: the client's key, the visit, the end of the hold, the message
-- and the audit. `outcome` is 'booked'; 'repeated' (order_id: what the same request made before); 'key-reused';
-- 'visitor-busy' (order_id: the patient's other visit); 'busy'; or 'unknown'. Only 'booked' changes anything.
create function book_visit(
  new_visit uuid,
  asked_slot bigint,
  asked_assignment bigint,
  patient uuid,
  account uuid,
  holders uuid[],
  moment timestamptz,
  request_key text,
  request_hash bytea,
  message jsonb,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  slot timeslot;
begin
  -- Of two equal requests at once, the later waits here for the outcome of the earlier. A key that is past
  -- its 24 hours (decisions D13) counts as absent, whether or not it has been swept away.
  if request_key is not null then
    insert into idempotency_key as known (account_id, key, call, body_hash, result, created_at)
    values (account, request_key, 'bookVisit', request_hash, jsonb_build_object('orderId', new_visit), moment)
    on conflict (account_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = moment
      where known.created_at <= moment - interval '24 hours';
    if not found then
      select case when known.body_hash = request_hash then 'repeated' else 'key-reused' end,
        (known.result ->> 'orderId')::uuid
      into outcome, order_id
      from idempotency_key as known where known.account_id = account and known.key = request_key;
      return;
    end if;
  end if;

  select * into slot from timeslot where id = asked_slot and assignment_id = asked_assignment for no key update;
  if not found then
    outcome := 'unknown';
  elsif not timeslot_is_open(slot, holders, moment) then
    outcome := 'busy';
  end if;

  while outcome is null loop
    -- `on conflict` waits its turn where a plain insert could deadlock on the exclusion constraints.
    insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, booked_by, starts_at, ends_at,
      created_at, updated_at)
    select new_visit, provider_id, id, doctor_id, patient, account, slot.starts_at, slot.ends_at, moment, moment
    from assignment where id = slot.assignment_id
    on conflict do nothing;
    if found then
      outcome := 'booked';
      exit;
    end if;
    -- Whose visit stands in the way? If it went away just now, there is no conflict any more: try again.
    select 'visitor-busy', id into outcome, order_id from visit
    where profile_id = patient and status <> 'cancelled'
      and tstzrange(starts_at, ends_at) && tstzrange(slot.starts_at, slot.ends_at)
    order by starts_at limit 1;
    if not found then
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
  update timeslot set visit_id = new_visit, held_by = null, held_until = null where id = slot.id;
  perform write_message(message);
  insert into audit (at, account_id, profile_id, action, subject, details)
  values (moment, account, patient, 'visit-booked', new_visit::text,
    jsonb_build_object('timeslotId', slot.id, 'assignmentId', slot.assignment_id));
end $$;

-- Moves a visit to another timeslot in one step (decisions D11): 'moved'; 'unchanged' (it is there already);
-- 'too-late'; 'visitor-busy' (order_id: the patient's other visit); 'busy'; or 'unknown'. Only 'moved' changes
-- anything: the old timeslot is freed only when the new one is taken.
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
  elsif former.status not in ('reserved', 'created_manually') or former.starts_at - moment < cut_off then
    outcome := 'too-late';
  elsif not timeslot_is_open(slot, holders, moment) then
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
-- 'too-late'; or 'unknown'.
create function cancel_visit(
  cancelled uuid,
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
  elsif former.status not in ('reserved', 'created_manually') or former.starts_at - moment < cut_off then
    outcome := 'too-late';
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

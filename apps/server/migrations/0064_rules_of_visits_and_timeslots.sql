-- One function for each rule (a planned visit, a free timeslot, a past visit, how long an idempotency key lives), and names that
-- say what functions do. Written by `npm run new:migration` from apps/server/database/functions, where they are read.

-- Is a timeslot free: not booked, not held now, not withdrawn, not begun? Lists show what is free; who may take it asks
-- timeslot_is_open. In SQL, so that PostgreSQL plans it as a part of the statement and goes on using indexes.
create or replace function timeslot_is_free(slot timeslot, moment timestamptz) returns boolean language sql immutable
return slot.visit_id is null and not slot.withdrawn and slot.starts_at > moment
  and (slot.held_until is null or slot.held_until <= moment);

-- Is a freed timeslot still to be offered to the waitlist? Only for ten seconds: if no server has looked who waits by then,
-- others may take it (docs/decisions/0040).
create or replace function timeslot_is_promised(slot bigint, moment timestamptz) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from freed_timeslot
    where timeslot_id = slot and due_at <= moment and greatest(noted_at, due_at) > now() - interval '10 seconds');
end $$;

-- May one of these holders take the timeslot now? Somebody who has just signed in has two ids here: the account's, and that of
-- the guest they were. It is open if it is free and not promised to the waitlist, or held by them. Without holders the
-- waitlist itself or the clinic's registry asks: to them it is open if it is free.
create or replace function timeslot_is_open(slot timeslot, holders uuid[], moment timestamptz) returns boolean
  language sql stable
return case
  when slot.held_until > moment
    then slot.held_by = any(holders) and slot.visit_id is null and slot.starts_at > moment
  else timeslot_is_free(slot, moment) and (cardinality(holders) = 0 or not timeslot_is_promised(slot.id, moment))
end;

-- Is a visit of this status still to take place? The same as packages/domain/src/visits/visit-status.ts.
create or replace function visit_is_planned(status text) returns boolean language sql immutable
return status in ('reserved', 'created_manually');

-- Why its patient cannot change a visit any more: 'over' (it has begun, or is not planned), 'too-late' (it begins before the
-- cut-off has passed); null: it can be changed.
create or replace function change_refusal(awaited visit, moment timestamptz, cut_off interval) returns text
  language sql immutable
return case
  when not visit_is_planned(awaited.status) or awaited.starts_at <= moment then 'over'
  when awaited.starts_at - moment < cut_off then 'too-late'
end;

-- Releases the timeslots that an operation holds: whoever held them before holds them again, or they are free.
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

-- Cancels a visit that its clinic has cancelled; false where it was cancelled here before. `is_offered`: the clinic is known
-- to have freed its timeslots, so that they can be booked again at once.
create or replace function record_clinic_cancellation(
  cancelled uuid,
  account uuid,
  is_offered boolean,
  moment timestamptz,
  -- Null: nobody is told.
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

create or replace function let_go(operation uuid, moment timestamptz) returns void language sql
begin atomic
  select release_operation_holds(operation, moment);
end;

create or replace function end_visit(ended uuid, account uuid, is_offered boolean, moment timestamptz, message jsonb)
  returns boolean language sql
begin atomic
  select record_clinic_cancellation(
    cancelled => ended, account => account, is_offered => is_offered, moment => moment, message => message);
end;

-- Is the rest of a run free for anybody? Its first timeslot, from `begins` to `ends`, is known to be free. For lists the same
-- is decided by packages/domain/src/timetable/merge-slots.ts; runs-agree.test.ts compares both.
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

-- Could a timeslot of this assignment be offered to this entry of the waitlist?
create or replace function wait_concerns_assignment(waiting waitlist_entry, place assignment) returns boolean language sql stable
return waiting.provider_id = place.provider_id
  and (waiting.doctor_id is null or waiting.doctor_id = place.doctor_id)
  and (waiting.branch_id is null or waiting.branch_id = place.branch_id)
  and (waiting.speciality_id is null or waiting.speciality_id = place.speciality_id)
  and (waiting.service_id is null or exists (
    select from assignment_service given
    where given.assignment_id = place.id and given.service_id = waiting.service_id));

create or replace function is_waited_for_at(waiting waitlist_entry, place assignment) returns boolean language sql stable
return wait_concerns_assignment(waiting, place);

-- Enters free timeslots in `freed_timeslot` for those who wait and have no live offer: the earliest time that each of them wants
-- at each assignment. For the waits of one account, or of all (null). A rough choice: the rules of the domain decide who is
-- offered it.
create or replace function queue_free_timeslots(
  asked_account uuid,
  moment timestamptz,
  -- Times that begin earlier are not offered any more.
  begins timestamptz,
  window_end timestamptz
) returns int language plpgsql as $$
declare
  queued int;
begin
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select distinct chosen.id, waiting.provider_id, '-infinity'::timestamptz
  from waitlist_entry waiting
  join assignment place on place.provider_id = waiting.provider_id and wait_concerns_assignment(waiting, place)
  left join assignment_service given on given.assignment_id = place.id and given.service_id = waiting.service_id
  left join visit moving on moving.id = waiting.visit_id
  left join family_relation self on self.account_id = waiting.account_id and self.rel_kind = 'ME'
  cross join lateral (
    select slot.id from timeslot slot
    cross join lateral (select slot.starts_at at time zone 'Europe/Minsk' as minsk) as local
    where slot.assignment_id = place.id
      and slot.starts_at >= begins and slot.starts_at < least(window_end, moving.starts_at)
      and timeslot_is_free(slot, moment)
      and extract(isodow from minsk)::int = any(waiting.weekdays)
      and minsk::time >= coalesce(waiting.time_from, '00:00') and minsk::time < coalesce(waiting.time_to, '24:00')
      and minsk::date <= coalesce(waiting.last_date, 'infinity')
      and not exists (
        select from waitlist_offer known where known.entry_id = waiting.id and known.timeslot_id = slot.id)
      and not exists (
        select from visit other
        where other.profile_id in (waiting.profile_id, self.profile_id) and other.status <> 'cancelled'
          and other.id is distinct from waiting.visit_id
          and tstzrange(other.starts_at, other.ends_at) && visit_time(slot, given.duration_minutes))
      and (given.duration_minutes is null or moving.id is not null
        or run_is_free(
          assignment => place.id, begins => slot.starts_at, ends => slot.ends_at,
          minutes => given.duration_minutes, moment => moment, window_end => window_end))
    order by slot.starts_at
    -- A run may keep timeslots of the visit that moves: several are looked at.
    limit case when moving.id is not null and given.duration_minutes is not null then 100 else 1 end
  ) chosen
  where waiting.ended_at is null and (asked_account is null or waiting.account_id = asked_account)
    and not exists (
      select from waitlist_offer live where live.state = 'live'
        and (live.account_id = waiting.account_id or live.profile_id = waiting.profile_id));
  get diagnostics queued = row_count;
  return queued;
end $$;

create or replace function put_up_free_timeslots(
  asked_account uuid,
  moment timestamptz,
  begins timestamptz,
  window_end timestamptz
) returns int language sql
begin atomic
  select queue_free_timeslots(asked_account, moment, begins, window_end);
end;

-- As `hold_timeslot`, for somebody without an account, within the bounds of docs/decisions/0057. Further outcomes, each with
-- `retry_at`, when another try may succeed:
--   'guest'    this guest has held times of this doctor `per_doctor` times within `counted`
--   'address'  `per_address` other guests of this network address hold something now
--   'doctor'   guests would hold more than `share` of the doctor's free times of that day, and another guest holds some
-- Locks in this order: holder, address, doctor's day, timeslots. Accounts take neither of the two in the middle, so that
-- guests wait for guests only.
create or replace function hold_timeslot_as_guest(
  asked_slot bigint,
  asked_assignment bigint,
  asked_service bigint,
  guest uuid,
  moment timestamptz,
  until_then timestamptz,
  window_end timestamptz,
  online_booking_enabled boolean,
  asking_address bytea,
  per_address int,
  share float8,
  per_doctor int,
  counted interval,
  out outcome text,
  out phones text[],
  out retry_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  doctor bigint;
  day_start timestamptz;
  day_end timestamptz;
  former guest_hold;
  others bigint;
  by_guests bigint;
  free bigint;
begin
  perform lock_holders(array[guest]);
  select a.doctor_id,
    date_trunc('day', t.starts_at at time zone 'Europe/Minsk') at time zone 'Europe/Minsk',
    (date_trunc('day', t.starts_at at time zone 'Europe/Minsk') + interval '1 day') at time zone 'Europe/Minsk'
  into doctor, day_start, day_end
  from timeslot t join assignment a on a.id = t.assignment_id
  where t.id = asked_slot and t.assignment_id = asked_assignment;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('guests at ' || encode(asking_address, 'hex'), 0));
  perform pg_advisory_xact_lock(hashtextextended('guests with doctor ' || doctor || ' ' || day_start, 0));

  begin
    -- First what holds for everybody: a timeslot that is taken is 'busy', however many others guests hold.
    select held.outcome, held.phones into outcome, phones
    from hold_timeslot(
      asked_slot => asked_slot,
      asked_assignment => asked_assignment,
      asked_service => asked_service,
      holder => guest,
      holders => array[guest],
      moment => moment,
      until => until_then,
      window_end => window_end,
      online_booking_enabled => online_booking_enabled
    ) held;
    if outcome <> 'held' then return; end if;

    select * into former from guest_hold where holder = guest and doctor_id = doctor and since > moment - counted;
    if former.times >= per_doctor then
      outcome := 'guest';
      retry_at := former.since + counted;
    end if;

    if outcome = 'held' then
      select count(distinct g.holder), min(g.until) into others, retry_at from guest_hold g
      where g.address_hash = asking_address and g.until > moment and g.holder <> guest
        and exists (
          select from timeslot t join assignment a on a.id = t.assignment_id
          where t.held_by = g.holder and t.held_until > moment and a.doctor_id = g.doctor_id);
      if others >= per_address then outcome := 'address'; end if;
    end if;

    if outcome = 'held' then
      select count(*) filter (where is_held and is_guest(t.held_by)),
        count(*) filter (where is_held and is_guest(t.held_by) and t.held_by <> guest),
        count(*) filter (where case when is_held then is_guest(t.held_by) else not t.withdrawn end),
        min(t.held_until) filter (where is_held and is_guest(t.held_by) and t.held_by <> guest)
      into by_guests, others, free, retry_at
      from assignment a
      join timeslot t on t.assignment_id = a.id
      cross join lateral (select coalesce(t.held_until > moment, false) as is_held) held
      where a.doctor_id = doctor and t.starts_at >= day_start and t.starts_at < day_end and t.starts_at > moment
        and t.visit_id is null;
      if others > 0 and by_guests > greatest(1, floor(free * share)) then outcome := 'doctor'; end if;
    end if;

    -- Undoes the hold above, so that the former one stays.
    if outcome <> 'held' then raise exception using errcode = 'VZ001', message = outcome; end if;
  exception when sqlstate 'VZ001' then
    return;
  end;

  retry_at := null;
  insert into guest_hold as known (holder, doctor_id, address_hash, times, since, until)
  values (guest, doctor, asking_address, 1, moment, until_then)
  on conflict (holder, doctor_id) do update set
    address_hash = excluded.address_hash,
    until = excluded.until,
    times = case when known.since > moment - counted then known.times + 1 else 1 end,
    since = case when known.since > moment - counted then known.since else moment end;
end $$;

-- How long the answer to a key is kept (decisions D13).
create or replace function idempotency_key_lifetime() returns interval language sql immutable
return interval '24 hours';

-- Triggers of one event run in the order of their names: this one after visit_reminders_change.
create or replace trigger visit_reminders_withdraw after update of status, starts_at on visit
  for each row when (
    old.starts_at <> new.starts_at
    or (old.status <> new.status and not visit_is_planned(new.status)))
  execute function withdraw_reminders();

-- When somebody's right to see a person's visits changes, the reminders of these visits are planned anew.
create or replace function plan_reminders_of_relation() returns trigger language plpgsql as $$
declare
  patient uuid := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  perform plan_reminders(array(
    select id from visit where profile_id = patient and visit_is_planned(status)));
  return null;
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

-- What a patient's past visits tell: how many there were in the last 12 months and how many of them were missed (decisions D4),
-- and whether this doctor has seen the patient. A function, so that the larger statement that reads it is planned once. By index
-- always: before PostgreSQL has statistics of visits it would read the whole table, and a server keeps that plan.
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

-- Has this assignment a waitlist? Asked whenever a timeslot is freed, so by two indexes: of doctors and of services.
create or replace function has_waitlist(asked_assignment bigint) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from assignment place join waitlist_entry waiting on waiting.doctor_id = place.doctor_id
    where place.id = asked_assignment and waiting.ended_at is null and wait_concerns_assignment(waiting, place)
  ) or exists (
    select from assignment_service given
    join assignment place on place.id = given.assignment_id
    join waitlist_entry waiting on waiting.service_id = given.service_id
    where given.assignment_id = asked_assignment and waiting.ended_at is null and wait_concerns_assignment(waiting, place)
  );
end $$;

-- A timeslot that is freed, whichever statement frees it, is entered in `freed_timeslot` in the same transaction, and the servers
-- are woken. A hold is entered when it begins, with the moment at which it ends.
create or replace function note_freed_timeslot() returns trigger language plpgsql as $$
begin
  if has_waitlist(new.assignment_id) then
    insert into freed_timeslot (timeslot_id, provider_id, due_at)
    select new.id, provider_id, coalesce(new.held_until, '-infinity') from assignment where id = new.assignment_id;
    if new.held_until is null then perform pg_notify('waitlist', 'freed'); end if;
  end if;
  return null;
end $$;

-- The same for timeslots that a timetable or an import adds.
create or replace function note_added_timeslots() returns trigger language plpgsql as $$
begin
  if not exists (select from waitlist_entry where ended_at is null) then return null; end if;
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select added.id, place.provider_id, '-infinity'
  from (select distinct assignment_id from added) receiving
  join assignment place on place.id = receiving.assignment_id
  join added on added.assignment_id = place.id
  where has_waitlist(place.id) and added.visit_id is null and not added.withdrawn
  order by added.starts_at;
  if found then perform pg_notify('waitlist', 'freed'); end if;
  return null;
end $$;

-- A wait for an earlier time ends when its visit is not planned any more, or has been moved to an earlier time. Deferred to the
-- end of the transaction: a wait whose offer moved the visit has ended as 'taken' by then.
create or replace function end_waits_of_visit() returns trigger language plpgsql as $$
begin
  update waitlist_entry
  set ended_at = new.updated_at,
    end_reason = case when visit_is_planned(new.status) then 'visit-earlier' else 'visit-gone' end
  where visit_id = new.id and ended_at is null
    and (not visit_is_planned(new.status) or new.starts_at < visit_starts_at);
  return null;
end $$;

-- Offers timeslots to an entry of the waitlist and holds them for it: 'offered'; 'busy' (one of them is not free any more); or
-- 'gone' (the wait has ended, or account or patient have a live offer). Only 'offered' changes anything. The time offered may
-- be longer than what is held: a visit that moves may keep timeslots of its own.
create or replace function offer_timeslots(
  new_offer uuid,
  waiting uuid,
  -- In any order; `first_slot` is the one with which the time begins.
  slots bigint[],
  first_slot bigint,
  ends timestamptz,
  moment timestamptz,
  until timestamptz
) returns text language plpgsql as $$
begin
  perform from timeslot where id = any(slots) order by id for no key update;
  if cardinality(slots) <> (
    select count(*) from timeslot where id = any(slots) and timeslot_is_free(timeslot, moment)
  ) then return 'busy'; end if;

  perform from waitlist_entry where id = waiting and ended_at is null for no key update;
  if not found then return 'gone'; end if;
  insert into waitlist_offer (id, entry_id, account_id, profile_id, timeslot_id, assignment_id, starts_at, ends_at,
    made_at, expires_at)
  select new_offer, entry.id, entry.account_id, entry.profile_id, first_slot, slot.assignment_id, slot.starts_at,
    ends, moment, until
  from waitlist_entry entry, timeslot slot
  where entry.id = waiting and slot.id = first_slot
  on conflict do nothing;
  if not found then return 'gone'; end if;
  update timeslot set held_by = new_offer, held_until = until where id = any(slots);
  return 'offered';
end $$;

-- Enters holds that are there when a wait begins: their timeslots may be offered to it once the holds end.
create or replace function note_holds_for_wait(joined uuid, moment timestamptz) returns void language sql
begin atomic
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select slot.id, waiting.provider_id, slot.held_until
  from waitlist_entry waiting
  join assignment place on place.provider_id = waiting.provider_id and wait_concerns_assignment(waiting, place)
  join timeslot slot on slot.assignment_id = place.id
  where waiting.id = joined and slot.held_until > moment and slot.starts_at > moment and slot.visit_id is null;
end;

-- Only functions above called these.
drop function is_awaited(bigint);
drop function is_promised(bigint, timestamptz);
drop function time_taken(timeslot, int);

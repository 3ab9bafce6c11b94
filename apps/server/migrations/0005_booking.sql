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
  insert into outbox (channel, recipient, language, template, data, created_at, next_attempt_at)
  values (message ->> 'channel', message ->> 'recipient', message ->> 'language', message ->> 'template',
    message -> 'data', moment, moment);
  insert into audit (at, account_id, profile_id, action, subject, details)
  values (moment, account, patient, 'visit-booked', new_visit::text,
    jsonb_build_object('timeslotId', slot.id, 'assignmentId', slot.assignment_id));
end $$;

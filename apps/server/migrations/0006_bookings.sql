-- Bookings of visits, and what they ask for and leave behind.

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

-- Books a timeslot with all that belongs to it: the client's key, the visit, the end of the hold, the message
-- and the audit. `outcome` is 'booked'; 'repeated' (answered: what the same request was answered before);
-- 'key-reused'; 'visitor-busy' (order_id: the patient's other visit); 'busy'; or 'unknown'. Only 'booked' changes
-- anything.
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
  -- How a booking is answered, kept with its key as it is sent.
  answer json,
  out outcome text,
  out order_id uuid,
  out answered json
) language plpgsql as $$
declare
  slot timeslot;
begin
  -- Of two equal requests at once, the later waits here for the outcome of the earlier. A key that is past
  -- its 24 hours (decisions D13) counts as absent, whether or not it has been swept away.
  if request_key is not null then
    insert into idempotency_key as known (account_id, key, call, body_hash, result, created_at)
    values (account, request_key, 'bookVisit', request_hash, answer, moment)
    on conflict (account_id, key) do update
      set call = excluded.call, body_hash = excluded.body_hash, result = excluded.result, created_at = moment
      where known.created_at <= moment - interval '24 hours';
    if not found then
      select case when known.body_hash = request_hash then 'repeated' else 'key-reused' end,
        known.result
      into outcome, answered
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

-- Holds: a timeslot is kept for one person while the booking form is open.

-- Requests of one holder go one at a time (advisory locks until the end of the transaction); otherwise a release could see
-- one half of a run only. Holders are locked in the order given: callers name the account first.
create or replace function lock_holders(holders uuid[]) returns void language plpgsql as $$
begin
  for at in 1 .. cardinality(holders) loop
    perform pg_advisory_xact_lock(hashtextextended(holders[at]::text, 0));
  end loop;
end $$;

-- Holds a timeslot (decisions D12), or all timeslots of a service's run (D10). Unless it is 'held', a former hold stays.
--   'held'         until `until`; a former hold has ended
--   'unknown'      there is no such timeslot
--   'closed'       no online booking there: `phones` of the branch
--   'unsupported'  this service is not given there: `phones` of the branch
--   'busy'         taken, past, or not inside the booking window
create or replace function hold_timeslot(
  asked_slot bigint,
  asked_assignment bigint,
  -- Null: a visit without a service, one timeslot.
  asked_service bigint,
  holder uuid,
  -- The holder, and the guest that the holder was before signing in: their hold counts as the holder's own.
  holders uuid[],
  moment timestamptz,
  until timestamptz,
  window_end timestamptz,
  -- The operator's switch for all clinics.
  online_booking_enabled boolean,
  out outcome text,
  out phones text[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  is_open boolean;
  minutes int;
  run bigint[];
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
  if asked_service is not null then
    select m.duration_minutes into minutes
    from assignment_service m join service s on s.id = m.service_id
    where m.assignment_id = asked_assignment and m.service_id = asked_service and s.active and not s.hidden;
    if not found then
      outcome := 'unsupported';
      return;
    end if;
  end if;
  phones := null;

  perform lock_holders(holders);
  loop
    run := case when minutes is null then array[asked_slot] else timeslot_run(asked_slot, minutes) end;
    perform from timeslot where id = any(run) or held_by = any(holders) order by id for no key update;
    get diagnostics locked = row_count;

    select case
      when count(*) < cardinality(run) then 'gone'
      when not bool_and(timeslot_is_open(t, holders, moment) and t.starts_at < window_end) then 'busy'
    end into outcome from timeslot t where t.id = any(run);
    -- The clinic's import may have deleted rows while this waited for their locks: look for another run.
    exit when minutes is null or outcome is distinct from 'gone';
  end loop;
  if run is null then
    select 'busy' into outcome from timeslot where id = asked_slot;
    outcome := coalesce(outcome, 'unknown');
  elsif outcome = 'gone' then
    outcome := 'unknown';
  end if;
  if outcome is not null then return; end if;

  -- More rows than the run has: a former hold is among them.
  if locked > cardinality(run) then
    update timeslot set held_by = null, held_until = null where held_by = any(holders) and id <> all(run);
  end if;
  update timeslot set held_by = holder, held_until = until where id = any(run);
  outcome := 'held';
end $$;

-- Ends all holds of these holders.
create or replace function release_hold(holders uuid[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan as $$
begin
  perform lock_holders(holders);
  perform from timeslot where held_by = any(holders) order by id for no key update;
  update timeslot set held_by = null, held_until = null where held_by = any(holders);
end $$;

-- Whether this holder is a guest. A guest's UUID has version 8 (a digest of the id that the device made); those
-- of accounts and offers are random, version 4.
create or replace function is_guest(holder uuid) returns boolean language sql immutable
return get_byte(uuid_send(holder), 6) >> 4 = 8;

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
    -- First the rules for everybody: a taken timeslot is 'busy', however many others guests hold.
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

    -- Rolls back the hold above, so that the former one stays.
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

-- How many timeslots people without an account may keep from everybody else (docs/decisions/0057).

-- How often a guest has held timeslots of a doctor, and from which address last. Names nobody.
create table guest_hold (
  -- As `timeslot.held_by`.
  holder uuid not null,
  doctor_id bigint not null references doctor on delete cascade,
  -- A keyed hash of the network address.
  address_hash bytea not null,
  times int not null check (times > 0),
  -- When these times began to be counted.
  since timestamptz not null,
  until timestamptz not null,
  primary key (holder, doctor_id)
);
create index guest_hold_address on guest_hold (address_hash, until);
create index guest_hold_doctor on guest_hold (doctor_id);
create index guest_hold_age on guest_hold (until);

-- Does a guest hold it? Guests hold under UUIDs of version 8, which are digests of the ids that their devices made;
-- ids of accounts and of offers are random, of version 4.
create function is_guest(holder uuid) returns boolean language sql immutable
return get_byte(uuid_send(holder), 6) >> 4 = 8;

-- As `hold_timeslot` (0015), for somebody without an account. Also answers 'guest' (this guest has held times of this
-- doctor `per_doctor` times within `counted`), 'address' (`per_address` other guests of this address hold something now) or
-- 'doctor' (guests would hold more than `share` of the doctor's free times of that day, and one of them holds some already);
-- `retry_at`: when it may be worth another try. Whatever is refused changes nothing.
--
-- Locks are taken in one order: holder, address, doctor's day, timeslots. Bookings and holds of accounts take neither of the
-- two in the middle, so that guests wait for one another only.
create function hold_timeslot_as_guest(
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
    -- First what is true for everybody: a time that is gone is gone, however many others are held.
    select held.outcome, held.phones into outcome, phones
    from hold_timeslot(asked_slot, asked_assignment, asked_service, guest, array[guest], moment, until_then,
      window_end, online_booking_enabled) held;
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

    -- Takes the hold back, and gives the former one back.
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

-- Waiting for time that frees up: who waits, whom it is offered to, and which timeslots were freed
-- (docs/decisions/0028-waiting-for-time.md).

-- A wait of a patient: for a time earlier than that of a visit, or for any time with a doctor or for a service.
create table waitlist_entry (
  id uuid primary key,
  -- The order of joining, over all clinics.
  number bigint generated always as identity unique,
  -- Whoever joined, is asked, and may book for the patient; the wait goes with the relation.
  account_id uuid not null,
  profile_id uuid not null,
  -- The visit that moves when an earlier time is taken, and when it began as the wait was joined.
  visit_id uuid references visit on delete cascade,
  visit_starts_at timestamptz,
  provider_id bigint not null references provider on delete cascade,
  -- What is waited for: what is null may be any.
  doctor_id bigint references doctor on delete cascade,
  branch_id bigint references branch on delete cascade,
  speciality_id bigint references speciality,
  service_id bigint references service on delete cascade,
  -- The times wanted, in Minsk: ISO weekdays, a visit that begins from … and before ….
  weekdays int[] not null check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  time_from time,
  time_to time check (time_to > time_from),
  last_date date,
  joined_at timestamptz not null,
  -- Offers in succession that nobody answered.
  unanswered int not null default 0,
  ended_at timestamptz,
  end_reason text check (end_reason in (
    'taken', 'left', 'visit-gone', 'visit-earlier', 'visit-begun', 'booked', 'too-late', 'no-right', 'unanswered'
  )),
  foreign key (account_id, profile_id) references family_relation on update cascade on delete cascade,
  check (doctor_id is not null or service_id is not null),
  check ((visit_id is null) = (visit_starts_at is null)),
  check ((ended_at is null) = (end_reason is null))
);
create index waitlist_entry_account on waitlist_entry (account_id, profile_id);
create index waitlist_entry_visit on waitlist_entry (visit_id) where visit_id is not null;
create index waitlist_entry_doctor on waitlist_entry (doctor_id) where ended_at is null;
create index waitlist_entry_service on waitlist_entry (service_id) where ended_at is null;
create index waitlist_entry_age on waitlist_entry (ended_at) where ended_at is not null;
-- A patient has one place in each line, whoever of the family keeps it.
create unique index waitlist_entry_once_for_visit on waitlist_entry (visit_id)
  where ended_at is null and visit_id is not null;
create unique index waitlist_entry_once_for_time on waitlist_entry (profile_id, provider_id, doctor_id, branch_id, service_id)
  nulls not distinct where ended_at is null and visit_id is null;

-- A time that one person is asked about. It is held for them as any other (decisions D12): `held_by` of its timeslots
-- is its id, so that the database decides about it as about every hold.
create table waitlist_offer (
  id uuid primary key,
  entry_id uuid not null references waitlist_entry on delete cascade,
  account_id uuid not null,
  profile_id uuid not null,
  -- The first of its timeslots, which may be gone by now.
  timeslot_id bigint not null,
  assignment_id bigint not null references assignment on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  state text not null default 'live' check (state in ('live', 'taken', 'declined', 'passed', 'withdrawn')),
  closed_at timestamptz,
  -- The visit that was booked or moved by it.
  visit_id uuid references visit on delete set null,
  check ((state = 'live') = (closed_at is null)),
  -- Nobody is asked twice for the same time.
  unique (entry_id, timeslot_id)
);
-- Nobody is offered two things at once: neither whoever is asked, nor the patient by two relatives.
create unique index waitlist_offer_account on waitlist_offer (account_id) where state = 'live';
create unique index waitlist_offer_profile on waitlist_offer (profile_id) where state = 'live';
create index waitlist_offer_expiry on waitlist_offer (expires_at) where state = 'live';

-- Timeslots that somebody may wait for and that are free, or will be when a hold runs out. A server that takes a row
-- off offers the timeslot to the next in line, in one transaction. No foreign key: a timeslot that is being removed
-- must not wait for whoever looks at it.
create table freed_timeslot (
  id bigint generated always as identity primary key,
  timeslot_id bigint not null,
  provider_id bigint not null,
  due_at timestamptz not null
);
create index freed_timeslot_due on freed_timeslot (due_at, id);

-- Does a wait concern this assignment?
create function is_waited_for_at(waiting waitlist_entry, place assignment) returns boolean language sql stable
return waiting.provider_id = place.provider_id
  and (waiting.doctor_id is null or waiting.doctor_id = place.doctor_id)
  and (waiting.branch_id is null or waiting.branch_id = place.branch_id)
  and (waiting.speciality_id is null or waiting.speciality_id = place.speciality_id)
  and (waiting.service_id is null or exists (
    select from assignment_service given
    where given.assignment_id = place.id and given.service_id = waiting.service_id));

-- Does anybody wait for time of this assignment? Asked at every release of a timeslot, so by two keys.
create function is_awaited(asked_assignment bigint) returns boolean language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
    select from assignment place join waitlist_entry waiting on waiting.doctor_id = place.doctor_id
    where place.id = asked_assignment and waiting.ended_at is null and is_waited_for_at(waiting, place)
  ) or exists (
    select from assignment_service given
    join assignment place on place.id = given.assignment_id
    join waitlist_entry waiting on waiting.service_id = given.service_id
    where given.assignment_id = asked_assignment and waiting.ended_at is null and is_waited_for_at(waiting, place)
  );
end $$;

-- Whatever frees a timeslot, by whatever way, is written down in the same transaction, and the servers are woken.
create function note_freed_timeslot() returns trigger language plpgsql as $$
begin
  if is_awaited(new.assignment_id) then
    insert into freed_timeslot (timeslot_id, provider_id, due_at)
    select new.id, provider_id, coalesce(new.held_until, '-infinity') from assignment where id = new.assignment_id;
    if new.held_until is null then perform pg_notify('waitlist', 'freed'); end if;
  end if;
  return null;
end $$;

create trigger timeslot_freed
  after update of visit_id, held_by, held_until, withdrawn on timeslot
  for each row when (
    new.visit_id is null and not new.withdrawn and (
      old.visit_id is not null or old.withdrawn or old.held_until is distinct from new.held_until
      or old.held_by is distinct from new.held_by)
  )
  execute function note_freed_timeslot();

create function note_added_timeslots() returns trigger language plpgsql as $$
begin
  if not exists (select from waitlist_entry where ended_at is null) then return null; end if;
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select added.id, place.provider_id, '-infinity'
  from (select distinct assignment_id from added) receiving
  join assignment place on place.id = receiving.assignment_id
  join added on added.assignment_id = place.id
  where is_awaited(place.id) and added.visit_id is null and not added.withdrawn
  order by added.starts_at;
  if found then perform pg_notify('waitlist', 'freed'); end if;
  return null;
end $$;

create trigger timeslot_added after insert on timeslot referencing new table as added
  for each statement execute function note_added_timeslots();

-- A visit that takes an offered timeslot, whichever call made it, has taken the offer; the wait is over.
create function note_taken_offer() returns trigger language plpgsql as $$
declare
  taken waitlist_offer;
begin
  update waitlist_offer offer set state = 'taken', closed_at = visit.updated_at, visit_id = visit.id
  from visit
  where offer.id = old.held_by and offer.state = 'live' and visit.id = new.visit_id
    and visit.profile_id = offer.profile_id
  returning offer.* into taken;
  if found then
    update waitlist_entry set ended_at = taken.closed_at, end_reason = 'taken'
    where id = taken.entry_id and ended_at is null;
  end if;
  return null;
end $$;

create trigger timeslot_offer_taken
  after update of visit_id on timeslot
  for each row when (old.visit_id is null and new.visit_id is not null and old.held_by is not null)
  execute function note_taken_offer();

-- A wait for an earlier time ends with its visit, and when the visit has come earlier otherwise. At the end of the
-- transaction, when an offer that moved the visit has ended the wait already.
create function end_waits_of_visit() returns trigger language plpgsql as $$
begin
  update waitlist_entry
  set ended_at = new.updated_at,
    end_reason = case when new.status in ('reserved', 'created_manually') then 'visit-earlier' else 'visit-gone' end
  where visit_id = new.id and ended_at is null
    and (new.status not in ('reserved', 'created_manually') or new.starts_at < visit_starts_at);
  return null;
end $$;

create constraint trigger visit_waits_end
  after update of status, starts_at on visit deferrable initially deferred
  for each row when (old.status <> new.status or new.starts_at < old.starts_at)
  execute function end_waits_of_visit();

-- Whoever may not book for a patient any more does not wait for them either: what a level comes with the servers know.
create function note_changed_right() returns trigger language plpgsql as $$
begin
  if exists (
    select from waitlist_entry
    where account_id = new.account_id and profile_id = new.profile_id and ended_at is null
  ) then perform pg_notify('waitlist', 'rights'); end if;
  return null;
end $$;

create trigger family_relation_waits after update of access_level on family_relation
  for each row when (old.access_level <> new.access_level) execute function note_changed_right();

-- What was on offer to a wait that ends is free for the next in line.
create function withdraw_offer_of_wait() returns trigger language plpgsql as $$
declare
  freed uuid;
begin
  if tg_op = 'DELETE' then
    delete from waitlist_offer where entry_id = old.id and state = 'live' returning id into freed;
  else
    update waitlist_offer set state = 'withdrawn', closed_at = new.ended_at
    where entry_id = new.id and state = 'live' returning id into freed;
  end if;
  if freed is not null then
    update timeslot set held_by = null, held_until = null where held_by = freed;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger waitlist_entry_ended after update of ended_at on waitlist_entry
  for each row when (old.ended_at is null and new.ended_at is not null) execute function withdraw_offer_of_wait();
-- Before: afterwards its offers are gone with it.
create trigger waitlist_entry_deleted before delete on waitlist_entry
  for each row execute function withdraw_offer_of_wait();

-- Holds free timeslots for whoever waits: 'offered'; 'busy' (one of them is not free any more); or 'gone' (the wait is
-- over, or its people are asked about something else). Only 'offered' changes anything. The time offered may be longer
-- than what is held: the timeslots of the visit that would move are its own already.
create function offer_timeslots(
  new_offer uuid,
  waiting uuid,
  -- In the order of their numbers or any other; the first of the time is `first_slot`.
  slots bigint[],
  first_slot bigint,
  ends timestamptz,
  moment timestamptz,
  until timestamptz
) returns text language plpgsql as $$
begin
  perform from timeslot where id = any(slots) order by id for no key update;
  if cardinality(slots) <> (
    select count(*) from timeslot where id = any(slots) and timeslot_is_open(timeslot, '{}', moment)
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

-- Closes an offer that is live as 'declined', or as 'passed' when its time is over, and frees what it held; a wait that
-- lets `patience` offers pass in succession ends. Tells whose offer it was; null when it was not live any more.
create function close_offer(
  closed uuid,
  as_state text,
  moment timestamptz,
  patience int,
  out entry uuid,
  out account uuid
) language plpgsql as $$
begin
  -- As bookings do: timeslots first.
  perform from timeslot where held_by = closed order by id for no key update;
  update waitlist_offer set state = as_state, closed_at = moment
  where id = closed and state = 'live' and (as_state <> 'passed' or expires_at <= moment)
  returning entry_id, account_id into entry, account;
  if not found then return; end if;
  update timeslot set held_by = null, held_until = null where held_by = closed;
  update waitlist_entry
  set unanswered = case as_state when 'passed' then unanswered + 1 else 0 end
  where id = entry;
  update waitlist_entry set ended_at = moment, end_reason = 'unanswered'
  where id = entry and ended_at is null and as_state = 'passed' and unanswered >= patience;
end $$;

-- What a visit that begins with this timeslot takes, where a service needs so many minutes.
create function time_taken(slot timeslot, minutes int) returns tstzrange language sql immutable
return tstzrange(slot.starts_at, greatest(slot.ends_at, slot.starts_at + make_interval(mins => coalesce(minutes, 0))));

-- Puts up what is free for those who wait and are not asked about anything just now: at each place the earliest time
-- that they want. A rough choice: the rules decide when the timeslot is looked at. Of one account, or of all (null).
create function put_up_free_timeslots(
  asked_account uuid,
  moment timestamptz,
  -- What begins earlier is offered to nobody any more.
  begins timestamptz,
  window_end timestamptz
) returns int language plpgsql as $$
declare
  put_up int;
begin
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select distinct chosen.id, waiting.provider_id, '-infinity'::timestamptz
  from waitlist_entry waiting
  join assignment place on place.provider_id = waiting.provider_id and is_waited_for_at(waiting, place)
  left join assignment_service given on given.assignment_id = place.id and given.service_id = waiting.service_id
  left join visit moving on moving.id = waiting.visit_id
  left join family_relation self on self.account_id = waiting.account_id and self.rel_kind = 'ME'
  cross join lateral (
    select slot.id from timeslot slot
    cross join lateral (select slot.starts_at at time zone 'Europe/Minsk' as minsk) as local
    where slot.assignment_id = place.id
      and slot.starts_at >= begins and slot.starts_at < least(window_end, moving.starts_at)
      and timeslot_is_open(slot, '{}', moment)
      and extract(isodow from minsk)::int = any(waiting.weekdays)
      and minsk::time >= coalesce(waiting.time_from, '00:00') and minsk::time < coalesce(waiting.time_to, '24:00')
      and minsk::date <= coalesce(waiting.last_date, 'infinity')
      and not exists (
        select from waitlist_offer known where known.entry_id = waiting.id and known.timeslot_id = slot.id)
      and not exists (
        select from visit other
        where other.profile_id in (waiting.profile_id, self.profile_id) and other.status <> 'cancelled'
          and other.id is distinct from waiting.visit_id
          and tstzrange(other.starts_at, other.ends_at) && time_taken(slot, given.duration_minutes))
      and (given.duration_minutes is null or moving.id is not null
        or run_is_free(place.id, slot.starts_at, slot.ends_at, given.duration_minutes, moment, window_end))
    order by slot.starts_at
    -- Timeslots of the visit itself may belong to the run that it moves to: all are looked at.
    limit case when moving.id is not null and given.duration_minutes is not null then 100 else 1 end
  ) chosen
  where waiting.ended_at is null and (asked_account is null or waiting.account_id = asked_account)
    and not exists (
      select from waitlist_offer live where live.state = 'live'
        and (live.account_id = waiting.account_id or live.profile_id = waiting.profile_id));
  get diagnostics put_up = row_count;
  return put_up;
end $$;

-- Notes down holds at the places of a wait that has just begun: when they run out, the timeslots may be for it.
create function note_holds_for_wait(joined uuid, moment timestamptz) returns void language sql
begin atomic
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select slot.id, waiting.provider_id, slot.held_until
  from waitlist_entry waiting
  join assignment place on place.provider_id = waiting.provider_id and is_waited_for_at(waiting, place)
  join timeslot slot on slot.assignment_id = place.id
  where waiting.id = joined and slot.held_until > moment and slot.starts_at > moment and slot.visit_id is null;
end;

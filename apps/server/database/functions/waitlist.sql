-- The waitlist: who waits, which timeslots were freed, and offers of them (docs/decisions/0028 and 0040).

-- Whether a timeslot of this assignment could be offered to this entry of the waitlist.
create or replace function wait_concerns_assignment(waiting waitlist_entry, place assignment) returns boolean language sql stable
return waiting.provider_id = place.provider_id
  and (waiting.doctor_id is null or waiting.doctor_id = place.doctor_id)
  and (waiting.branch_id is null or waiting.branch_id = place.branch_id)
  and (waiting.speciality_id is null or waiting.speciality_id = place.speciality_id)
  and (waiting.service_id is null or exists (
    select from assignment_service given
    where given.assignment_id = place.id and given.service_id = waiting.service_id));

-- Whether this assignment has a waitlist. Asked whenever a timeslot is freed, therefore by two indexes: of
-- doctors and of services.
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

create or replace trigger timeslot_freed
  after update of visit_id, held_by, held_until, withdrawn on timeslot
  for each row when (
    new.visit_id is null and not new.withdrawn and (
      old.visit_id is not null or old.withdrawn or old.held_until is distinct from new.held_until
      or old.held_by is distinct from new.held_by)
  )
  execute function note_freed_timeslot();

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

create or replace trigger timeslot_added after insert on timeslot referencing new table as added
  for each statement execute function note_added_timeslots();

-- A visit that takes an offered timeslot, whichever call books or moves it, takes the offer and ends the wait.
create or replace function note_taken_offer() returns trigger language plpgsql as $$
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

create or replace trigger timeslot_offer_taken
  after update of visit_id on timeslot
  for each row when (old.visit_id is null and new.visit_id is not null and old.held_by is not null)
  execute function note_taken_offer();

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

create constraint trigger visit_waits_end
  after update of status, starts_at on visit deferrable initially deferred
  for each row when (old.status <> new.status or new.starts_at < old.starts_at)
  execute function end_waits_of_visit();

-- Wakes the servers when the access level of a relation with waits changes: without BOOK_VISITS they end these waits.
create or replace function note_changed_right() returns trigger language plpgsql as $$
begin
  if exists (
    select from waitlist_entry
    where account_id = new.account_id and profile_id = new.profile_id and ended_at is null
  ) then perform pg_notify('waitlist', 'rights'); end if;
  return null;
end $$;

create or replace trigger family_relation_waits after update of access_level on family_relation
  for each row when (old.access_level <> new.access_level) execute function note_changed_right();

-- When a wait ends, its live offer is withdrawn and the timeslots of it are freed for the next who waits.
create or replace function withdraw_offer_of_wait() returns trigger language plpgsql as $$
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

create or replace trigger waitlist_entry_ended after update of ended_at on waitlist_entry
  for each row when (old.ended_at is null and new.ended_at is not null) execute function withdraw_offer_of_wait();

-- Before the deletion: the offers are deleted with the wait.
create or replace trigger waitlist_entry_deleted before delete on waitlist_entry
  for each row execute function withdraw_offer_of_wait();

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

-- Closes a live offer as 'declined', or as 'passed' once it has expired, and frees its timeslots. A wait ends after `patience`
-- offers in succession that nobody answered. Answers whose offer it was; nulls: it was not live any more.
create or replace function close_offer(
  closed uuid,
  as_state text,
  moment timestamptz,
  patience int,
  out entry uuid,
  out account uuid
) language plpgsql as $$
begin
  -- Timeslots first, as bookings lock them.
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

-- Enters free timeslots in `freed_timeslot` for waits without a live offer: the earliest time that each of them
-- wants at each assignment. An approximate choice: the rules of the domain decide who gets the offer.
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
  join profile who on who.id = waiting.profile_id
  join doctor on doctor.id = place.doctor_id
  cross join lateral (
    select slot.id from timeslot slot
    cross join lateral (select slot.starts_at at time zone 'Europe/Minsk' as minsk) as local
    where slot.assignment_id = place.id
      and slot.starts_at >= begins and slot.starts_at < least(window_end, moving.starts_at)
      and timeslot_is_free(slot, moment)
      and extract(isodow from minsk)::int = any(waiting.weekdays)
      and minsk::time >= coalesce(waiting.time_from, '00:00') and minsk::time < coalesce(waiting.time_to, '24:00')
      and minsk::date <= coalesce(waiting.last_date, 'infinity')
      -- Whoever comes of age meanwhile is accepted from the birthday on: the times before it would be chosen again and again.
      and (who.birthday is null or doctor_accepts_age(doctor, extract(year from age(minsk::date, who.birthday))::int))
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
    -- A run may keep timeslots of the visit that moves, so several runs are examined.
    limit case when moving.id is not null and given.duration_minutes is not null then 100 else 1 end
  ) chosen
  where waiting.ended_at is null and (asked_account is null or waiting.account_id = asked_account)
    and not exists (
      select from waitlist_offer live where live.state = 'live'
        and (live.account_id = waiting.account_id or live.profile_id = waiting.profile_id));
  get diagnostics queued = row_count;
  return queued;
end $$;

-- Enters holds that exist when a wait begins: their timeslots may be offered to it once the holds end.
create or replace function note_holds_for_wait(joined uuid, moment timestamptz) returns void language sql
begin atomic
  insert into freed_timeslot (timeslot_id, provider_id, due_at)
  select slot.id, waiting.provider_id, slot.held_until
  from waitlist_entry waiting
  join assignment place on place.provider_id = waiting.provider_id and wait_concerns_assignment(waiting, place)
  join timeslot slot on slot.assignment_id = place.id
  where waiting.id = joined and slot.held_until > moment and slot.starts_at > moment and slot.visit_id is null;
end;

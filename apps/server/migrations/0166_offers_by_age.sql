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

-- The first free time in each part of the day at each assignment, kept for lists of doctors (docs/decisions/0139).

-- A transaction that may change what is free at an assignment notes it in `changed_free_time`. Until a server has computed its times
-- anew, lists look them up. Rows are only added, so that nobody who books waits for somebody else.
create or replace function note_changed_free_time() returns trigger language plpgsql as $$
begin
  insert into changed_free_time (assignment_id) values (new.assignment_id);
  return null;
end $$;

create or replace trigger timeslot_free_time_changed
  after update of visit_id, held_until, withdrawn on timeslot
  for each row when (
    (old.visit_id is null) <> (new.visit_id is null) or old.withdrawn <> new.withdrawn
    or old.held_until is distinct from new.held_until
  )
  execute function note_changed_free_time();

create or replace function note_changed_free_times() returns trigger language plpgsql as $$
begin
  insert into changed_free_time (assignment_id) select distinct assignment_id from changed;
  return null;
end $$;

create or replace trigger timeslot_free_time_added after insert on timeslot referencing new table as changed
  for each statement execute function note_changed_free_times();

create or replace trigger timeslot_free_time_removed after delete on timeslot referencing old table as changed
  for each statement execute function note_changed_free_times();

-- Computes the times anew for up to so many notes, and for up to so many assignments whose times have begun or hold has ended. Fewer
-- than that returned: nothing is left to do. One server at a time: of two the one that read earlier could write later. The notes are removed before
-- the times are read, by a statement of its own, so that a note that comes meanwhile stays.
create or replace function refresh_free_times(moment timestamptz, most int) returns int language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  places bigint[];
  begun bigint[];
  taken int;
begin
  if not pg_try_advisory_xact_lock(hashtext('free_time')) then return 0; end if;
  with noted as (
    delete from changed_free_time where ctid = any(array(select ctid from changed_free_time limit most)) returning assignment_id
  )
  select coalesce(array_agg(distinct assignment_id), '{}'), count(*) into places, taken from noted;
  begun := array(select assignment_id from free_time where valid_until <= moment order by valid_until limit most);
  -- A hold that ends makes a timeslot free without writing it.
  with held as materialized (
    select t.assignment_id, min(t.held_until) as until from timeslot t
    where t.held_by is not null and t.held_until > moment group by t.assignment_id
  )
  insert into free_time
  select times.id, moment, coalesce(
      least(first_0, first_1, first_2, first_3, first_4, first_5, first_6, first_7, held.until), 'infinity'),
    first_0, first_1, first_2, first_3, first_4, first_5, first_6, first_7
  from (
    select place.id,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 0
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_0,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 1
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_1,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 2
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_2,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 3
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_3,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 4
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_4,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 5
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_5,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 6
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_6,
      (select t.starts_at from timeslot t where t.assignment_id = place.id and timeslot_day_part(t.starts_at) = 7
        and timeslot_is_free(t, moment) order by t.starts_at limit 1) as first_7
    from assignment place where place.id = any(places || begun)
  ) times
  left join held on held.assignment_id = times.id
  on conflict (assignment_id) do update set computed_at = excluded.computed_at, valid_until = excluded.valid_until,
    first_0 = excluded.first_0, first_1 = excluded.first_1, first_2 = excluded.first_2, first_3 = excluded.first_3,
    first_4 = excluded.first_4, first_5 = excluded.first_5, first_6 = excluded.first_6, first_7 = excluded.first_7;
  return greatest(taken, cardinality(begun));
end $$;

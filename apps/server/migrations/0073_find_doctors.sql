-- Does the doctor accept a patient of so many whole years? The same as `acceptsAge` of packages/domain/src/booking/age-limits.ts
-- (product §5, "Age rules"; bounds: decisions D1).
create or replace function doctor_accepts_age(asked doctor, age int) returns boolean language sql immutable
return case
  when asked.adult and asked.children then age >= coalesce(asked.children_age, 0)
  when asked.adult then age between coalesce(asked.adult_age, 18) and coalesce(asked.adult_age_to, 999)
  else age >= coalesce(asked.children_age, 0) and age < coalesce(asked.children_age_to, 18)
end;

-- The part of the day in Minsk in which a timeslot begins, 0 to 7: `DAY_PART_HOURS` of packages/domain/src/filters/preferred-time.ts.
-- The index `timeslot_free` is ordered by it, so that the first free time of a part is found at once.
create or replace function timeslot_day_part(begins timestamptz) returns int language sql immutable
return width_bucket(extract(hour from begins at time zone 'Europe/Minsk')::int, array[6, 10, 12, 14, 17, 18, 22]);

-- Unbooked timeslots by assignment, part of the day and start: the first free time of a doctor in each part of the day is one
-- look into it. PostgreSQL keeps it in every transaction, whoever books (docs/decisions/0080). On a large database build it before
-- the upgrade with `create index concurrently`.
create index if not exists timeslot_free on timeslot (assignment_id, timeslot_day_part(starts_at), starts_at)
  where visit_id is null and not withdrawn;

alter table doctor
  -- In which languages patients are received, ISO 639-1: be, ru, en, pl, …
  add column languages text[] not null default '{}' check (array_to_string(languages, ',', '?') ~ '^([a-z]{2}(,[a-z]{2})*)?$');

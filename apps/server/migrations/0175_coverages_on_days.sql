-- The programmes that cover a person on one of these days, each coverage as on the first of them: what decides is the day of a visit
-- (docs/decisions/0123-who-pays-for-a-visit.md), and more than today can be booked.
create or replace function coverages_on(patient uuid, days date[])
  returns table (
    coverage_id uuid,
    programme_code text,
    kind text,
    member_id bigint,
    family_code text,
    valid_from date,
    valid_to date,
    is_own boolean,
    covers_family boolean,
    on_day date
  ) language sql stable
begin atomic
  select distinct on (c.coverage_id) c.*, asked.day
  from unnest(days) asked(day) cross join lateral coverages_of(patient, asked.day) c
  order by c.coverage_id, asked.day;
end;

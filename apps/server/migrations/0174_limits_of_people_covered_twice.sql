-- How many visits of these days are counted in a limit: those of its holder and, in a limit of a person, all that this person has in it,
-- whoever's membership paid for them: spouses who are both members are covered twice and have the limit once. A cancelled visit counts in
-- no limit; a missed one does. A visit that moves (`other_than`) does not count either.
create or replace function visits_of_limit(
  of_limit bigint,
  of_family boolean,
  of_holder text,
  patient uuid,
  days daterange,
  other_than uuid default null
) returns int language sql stable
begin atomic
  select count(*)::int
  from (
    select u.visit_id from coverage_use u where u.limit_id = of_limit and u.holder = of_holder
    union
    select u.visit_id from visit own join coverage_use u on u.visit_id = own.id
    where not of_family and own.profile_id = patient and u.limit_id = of_limit
  ) counted
  join visit v on v.id = counted.visit_id
  where v.status <> 'cancelled' and v.id is distinct from other_than
    and (v.starts_at at time zone 'Europe/Minsk')::date <@ days;
end;

-- What each programme of a patient pays for a visit on this day: one row for each coverage; `coverage` is null where it pays
-- nothing.
create or replace function payers_of(
  patient uuid,
  day date,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint,
  other_than uuid default null
) returns table (
    coverage_id uuid,
    programme_code text,
    is_own boolean,
    coverage text,
    share int,
    limit_id bigint,
    holder text,
    -- How many more visits the limit has; null: no limit.
    remaining int,
    contract_from date,
    contract_to date
  ) language sql stable
begin atomic
  select c.coverage_id, c.programme_code, c.is_own, paid.coverage, paid.share, l.id, whose.holder,
    l.visits - visits_of_limit(l.id, l.of_family, whose.holder, patient, counted.days, other_than),
    k.activates_on, k.ends_on
  from coverages_of(patient, day) c
  join programme_member m on m.id = c.member_id
  join programme_contract k on k.id = m.contract_id
  left join lateral coverage_at(c.programme_code, at_provider, at_branch, of_service, of_option) paid on true
  left join programme_limit l on l.id = paid.limit_id
  cross join lateral (
    select case when l.id is not null
      then limit_holder(l.of_family, c.family_code, c.member_id, c.is_own, patient) end as holder) whose
  cross join lateral (
    select case when l.id is not null then limit_days(l.period, day, k.activates_on, k.ends_on) end as days) counted;
end;

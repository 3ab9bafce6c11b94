-- Who is covered by which programme, and what a programme covers (docs/decisions/0120-what-a-programme-covers.md).

-- The programmes that cover a person on any day from one to another: their own, and those of a parent or spouse that cover families
-- (product §3, `familyCoveredByProgram`). The one place of this rule. A function, not a view, so that a statement that uses it reads few
-- rows. What decides is the day of a visit (docs/decisions/0123-who-pays-for-a-visit.md), and before it is chosen any day that can be booked.
create or replace function coverages_between(patient uuid, first_day date, last_day date)
  returns table (
    coverage_id uuid,
    programme_code text,
    kind text,
    member_id bigint,
    -- Members with whom limits of a family are shared.
    family_code text,
    valid_from date,
    valid_to date,
    is_own boolean,
    covers_family boolean
  ) language sql stable
begin atomic
  select c.id, c.programme_code, p.kind, m.id, m.family_code,
    greatest(k.activates_on, m.valid_from), least(k.ends_on, m.valid_to),
    c.profile_id = patient, p.covers_family
  from coverage c
  join programme p on p.code = c.programme_code and p.active
  join programme_member m on m.id = c.member_id and m.removed_at is null and m.card = 'ACTIVE'
  join programme_contract k on k.id = m.contract_id and k.removed_at is null and k.is_ready
  join (
    select patient as profile_id, null::date as born_on
    union all
    select holder.profile_id, case when covered.rel_kind = 'CHILD' then person.birthday end
    from family_relation covered
    join family_relation holder on holder.account_id = covered.account_id and holder.rel_kind = 'ME'
    join profile person on person.id = covered.profile_id
    where covered.profile_id = patient and covered.rel_kind in ('SPOUSE', 'CHILD')
  ) holder on holder.profile_id = c.profile_id
  where c.ended_at is null
    and (c.profile_id = patient or p.covers_family)
    and greatest(k.activates_on, m.valid_from) <= last_day
    and coalesce(least(k.ends_on, m.valid_to) >= greatest(first_day, k.activates_on, m.valid_from), true)
    -- Who is 18 on the first of the covered days is no child on any; `ageOn` of packages/domain/src/person/age.ts.
    and coalesce(extract(year from
      age(greatest(k.activates_on, m.valid_from, first_day)::timestamp, holder.born_on::timestamp)) < 18, true);
end;

-- The programmes that cover a person on a day.
create or replace function coverages_of(patient uuid, day date)
  returns table (
    coverage_id uuid,
    programme_code text,
    kind text,
    member_id bigint,
    family_code text,
    valid_from date,
    valid_to date,
    is_own boolean,
    covers_family boolean
  ) language sql stable
begin atomic
  select * from coverages_between(patient, day, day);
end;

-- The programmes of which a person is a member by their own data: those that are linked and not over on a day, also before their first day
-- and while they are suspended. The one place of this rule.
create or replace function linked_programmes(patient uuid, day date)
  returns table (coverage_id uuid, programme_code text) language sql stable
begin atomic
  select c.id, c.programme_code
  from coverage c
  join programme_member m on m.id = c.member_id and m.removed_at is null
  join programme_contract k on k.id = m.contract_id and k.removed_at is null
  where c.profile_id = patient and c.ended_at is null and coalesce(least(k.ends_on, m.valid_to) >= day, true);
end;

-- The row of what a programme covers that says most exactly: an option before a service, a service before a branch, a branch
-- before the whole organisation. Null: the coverer says nothing of the organisation. Without a service: a visit to a doctor.
create or replace function cover_of(
  programme text,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint
) returns setof programme_cover language sql stable rows 1
begin atomic
  select * from programme_cover
  where programme_code = programme and provider_id = at_provider
    and (branch_id is null or branch_id = at_branch)
    and (service_id is null or service_id = of_service)
    and (option_id is null or option_id = of_option)
  order by option_id is null, service_id is null, branch_id is null
  limit 1;
end;

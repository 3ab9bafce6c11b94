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

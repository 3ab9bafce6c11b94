-- Visits of a family limit are found by its members.
create index coverage_use_member on coverage_use (member_id, limit_id);

-- How many visits of these days are counted in a limit. In one of a family: all that its members' memberships paid for, by the family that
-- they are in now, so that a member who comes to another family brings their visits along; whoever has left the list stays in theirs. In one
-- of a person: those of its holder, and all that this person has in it, whoever's membership paid for them: spouses who are both members are
-- covered twice and have the limit once. A cancelled visit counts in no limit; a missed one does. A visit that moves (`other_than`) does not
-- count either.
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
    select u.visit_id from programme_limit l
    join programme_member m on m.programme_code = l.programme_code and m.family_code = substr(of_holder, length('family ') + 1)
    join coverage_use u on u.member_id = m.id and u.limit_id = l.id
    where of_family and l.id = of_limit
    union
    select u.visit_id from coverage_use u where not of_family and u.limit_id = of_limit and u.holder = of_holder
    union
    select u.visit_id from visit own join coverage_use u on u.visit_id = own.id
    where not of_family and own.profile_id = patient and u.limit_id = of_limit
  ) counted
  join visit v on v.id = counted.visit_id
  where v.status <> 'cancelled' and v.id is distinct from other_than
    and (v.starts_at at time zone 'Europe/Minsk')::date <@ days;
end;

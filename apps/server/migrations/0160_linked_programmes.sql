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

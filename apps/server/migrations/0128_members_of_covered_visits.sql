-- The visits of relatives stay covered when the account of the member is deleted, and an invoice for them comes later.
alter table coverage_use add column member_id bigint references programme_member;
update coverage_use u set member_id = c.member_id from coverage c where c.id = u.coverage_id;

-- By which member a visit was covered stays known where the coverage is deleted with its person: invoices name the member.
create or replace function keep_member_of_use() returns trigger language plpgsql as $$
begin
  new.member_id := coalesce((select c.member_id from coverage c where c.id = new.coverage_id), new.member_id);
  return new;
end $$;

create or replace trigger coverage_use_member before insert or update of coverage_id on coverage_use
  for each row execute function keep_member_of_use();

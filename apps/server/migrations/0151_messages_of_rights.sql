-- What is told of rights on a person, and waits for the end of quiet hours, is deleted once its reader has none: it promises more
-- (`withdrawUntrueRights` does so where less is left).
create or replace function withdraw_messages_of_rights() returns trigger language plpgsql as $$
begin
  delete from outbox
  where account_id = old.account_id and sent_at is null and failed_at is null
    and topic like 'rights:' || old.profile_id || ':%';
  return null;
end $$;

create or replace trigger family_relation_rights_messages after delete on family_relation
  for each row when (old.rel_kind <> 'ME') execute function withdraw_messages_of_rights();

create or replace trigger family_relation_rights_messages_change after update of access_level on family_relation
  for each row when (old.rel_kind <> 'ME' and new.access_level = 'VIEW_NAME' and old.access_level <> new.access_level)
  execute function withdraw_messages_of_rights();

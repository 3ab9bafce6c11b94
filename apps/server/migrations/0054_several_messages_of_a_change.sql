-- As in 0020, and several messages at once, as an array: whoever acts and whoever is told of it. Ways and quiet hours
-- come along.
create or replace function write_message(message jsonb) returns void language plpgsql as $$
begin
  insert into outbox (channel, recipient, language, template, data, created_at, next_attempt_at, expires_at,
    account_id, opens, topic, ways, quiet_from, quiet_to)
  select one ->> 'channel', one ->> 'recipient', one ->> 'language', one ->> 'template',
    (one ->> 'data')::jsonb, (one ->> 'created_at')::timestamptz,
    (one ->> 'next_attempt_at')::timestamptz, (one ->> 'expires_at')::timestamptz,
    (one ->> 'account_id')::uuid, one ->> 'opens', one ->> 'topic',
    case when jsonb_typeof(one -> 'ways') = 'array' then array(select jsonb_array_elements_text(one -> 'ways')) end,
    (one ->> 'quiet_from')::time, (one ->> 'quiet_to')::time
  from jsonb_array_elements(case jsonb_typeof(message) when 'array' then message else jsonb_build_array(message) end) one;
end $$;

-- Whoever may not see a person's visits any more is told nothing of them that waits for the end of quiet hours.
create function withdraw_messages_of_visits() returns trigger language plpgsql as $$
begin
  delete from outbox using visit
  where outbox.account_id = old.account_id and outbox.sent_at is null and outbox.failed_at is null
    and visit.profile_id = old.profile_id and outbox.topic = 'visit:' || visit.id;
  return null;
end $$;
create trigger family_relation_messages after delete on family_relation
  for each row when (old.rel_kind <> 'ME') execute function withdraw_messages_of_visits();
create trigger family_relation_messages_change after update of access_level on family_relation
  for each row when (old.rel_kind <> 'ME' and new.access_level in ('VIEW_NAME', 'VIEW_COVERAGE')
    and old.access_level <> new.access_level)
  execute function withdraw_messages_of_visits();

-- The outbox: messages are written in the transaction that causes them and sent afterwards.

-- Writes one message, or an array of them, into the outbox; the notifications module makes the JSON. In PL/pgSQL, which keeps
-- its plan: a function in SQL prepares its statement at every call, which was an eighth of a booking.
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

-- A message to an account goes by push first, if push is one of its channels and a signed-in device of the account takes it.
create or replace function choose_channel() returns trigger language plpgsql as $$
begin
  if (new.ways is null or 'push' = any(new.ways)) and exists (
    select from push_subscription join session on session.id = push_subscription.session_id
    where session.account_id = new.account_id and session.ended_at is null
      and session.expires_at > new.created_at
  ) then
    new.channel := 'push';
  end if;
  return new;
end $$;

create or replace trigger outbox_channel before insert on outbox
  for each row when (new.account_id is not null) execute function choose_channel();

-- Messages about visits, and about invoices for them, that wait for the end of quiet hours are deleted once their reader may no longer see
-- these visits.
create or replace function withdraw_messages_of_visits() returns trigger language plpgsql as $$
begin
  delete from outbox using visit
  where outbox.account_id = old.account_id and outbox.sent_at is null and outbox.failed_at is null
    and visit.profile_id = old.profile_id and outbox.topic = 'visit:' || visit.id;
  delete from outbox using invoice_message about, invoice, visit
  where outbox.account_id = old.account_id and outbox.sent_at is null and outbox.failed_at is null
    and about.message_id = outbox.id and invoice.id = about.invoice_id and visit.id = invoice.visit_id
    and visit.profile_id = old.profile_id
    -- One about others too, whose visits the reader still sees, names nobody, and stays.
    and not exists (
      select from invoice_message other join invoice i on i.id = other.invoice_id join visit v on v.id = i.visit_id
      join family_relation held on held.account_id = old.account_id and held.profile_id = v.profile_id
        and held.access_level not in ('VIEW_NAME', 'VIEW_COVERAGE')
      where other.message_id = outbox.id and v.profile_id <> old.profile_id);
  return null;
end $$;

create or replace trigger family_relation_messages after delete on family_relation
  for each row when (old.rel_kind <> 'ME') execute function withdraw_messages_of_visits();

create or replace trigger family_relation_messages_change after update of access_level on family_relation
  for each row when (old.rel_kind <> 'ME' and new.access_level in ('VIEW_NAME', 'VIEW_COVERAGE')
    and old.access_level <> new.access_level)
  execute function withdraw_messages_of_visits();

-- Messages about programmes of a person, whom they name, that wait for the end of quiet hours are deleted once their reader may no longer
-- see these programmes. Of what ended with a childhood, or before it, the former parents are told.
create or replace function withdraw_messages_of_coverage() returns trigger language plpgsql as $$
begin
  delete from outbox
  where account_id = old.account_id and sent_at is null and failed_at is null
    and topic like 'coverage:' || old.profile_id || ':%'
    and (tg_op = 'DELETE' or not new.is_grown_child or template in ('coverage-linked', 'coverage-not-linked'));
  return null;
end $$;

create or replace trigger family_relation_coverage_messages after delete on family_relation
  for each row when (old.rel_kind <> 'ME') execute function withdraw_messages_of_coverage();

create or replace trigger family_relation_coverage_messages_change after update of access_level on family_relation
  for each row when (old.rel_kind <> 'ME' and new.access_level = 'VIEW_NAME' and old.access_level <> new.access_level)
  execute function withdraw_messages_of_coverage();

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

-- Spends `wanted` parts of SMS within the limits per hour, one of each prefix (docs/decisions/0024); null: spent. Where that
-- would pass a limit it spends nothing and tells when to ask again. One at a time (advisory lock), so that several servers
-- keep the limits together. Where nothing was spent in the hour a message passes, however long it is.
create or replace function spend_sms(prefixes text[], limits int[], wanted int, moment timestamptz) returns timestamptz
  language plpgsql as $$
declare
  spent int;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms_spending', 0));
  for at in 1 .. cardinality(prefixes) loop
    select coalesce(sum(parts), 0), min(minute) into spent, oldest from sms_spending
      where prefix = prefixes[at] and minute > moment - interval '1 hour' and parts > 0;
    if limits[at] = 0 or (spent > 0 and spent + wanted > limits[at]) then
      return coalesce(oldest, moment) + interval '1 hour';
    end if;
  end loop;
  insert into sms_spending as known (prefix, minute, parts)
    select given.prefix, date_trunc('minute', moment), wanted from unnest(prefixes) given(prefix)
    on conflict (prefix, minute) do update set parts = known.parts + wanted;
  return null;
end $$;

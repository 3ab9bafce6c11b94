-- Messages to an account's installed app or browser, before SMS or e-mail.

-- Where a signed-in device is reached by push. It goes with its session, however that ends.
create table push_subscription (
  session_id uuid primary key references session on delete cascade,
  -- An address at a push service, which only the browser and this server know. A browser has one, whoever uses it.
  endpoint text not null unique,
  -- What payloads are encrypted for: the browser's public key (P-256, uncompressed) and its secret (RFC 8291).
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  -- Messages in a row that the push service would not take.
  refusals int not null default 0,
  created_at timestamptz not null
);

create function forget_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;
create trigger session_ends_push after update of ended_at on session
  for each row when (new.ended_at is not null) execute function forget_push_subscription();

alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email', 'push'));
-- Whose devices are told first; the recipient is told where none of them is reached.
alter table outbox add column account_id uuid references account on delete cascade;
-- The path that a pressed notification opens.
alter table outbox add column opens text check (opens ~ '^/([^/\\]|$)');
-- A newer notification of a topic takes the place of the older one.
alter table outbox add column topic text;
-- A push service took it; the device has not said yet that it was shown.
alter table outbox add column pushed_at timestamptz;
alter table outbox add constraint outbox_push_addressed check (channel <> 'push' or account_id is not null);
create index outbox_account on outbox (account_id) where account_id is not null;

-- A message to an account goes by push if one of its signed-in devices takes it, otherwise as its writer said.
create function choose_channel() returns trigger language plpgsql as $$
begin
  if exists (
    select from push_subscription join session on session.id = push_subscription.session_id
    where session.account_id = new.account_id and session.ended_at is null
      and session.expires_at > new.created_at
  ) then
    new.channel := 'push';
  end if;
  return new;
end $$;
create trigger outbox_channel before insert on outbox
  for each row when (new.account_id is not null) execute function choose_channel();

create or replace function write_message(message jsonb) returns void language plpgsql as $$
begin
  insert into outbox (channel, recipient, language, template, data, created_at, next_attempt_at, expires_at,
    account_id, opens, topic)
  values (message ->> 'channel', message ->> 'recipient', message ->> 'language', message ->> 'template',
    (message ->> 'data')::jsonb, (message ->> 'created_at')::timestamptz,
    (message ->> 'next_attempt_at')::timestamptz, (message ->> 'expires_at')::timestamptz,
    (message ->> 'account_id')::uuid, message ->> 'opens', message ->> 'topic');
end $$;

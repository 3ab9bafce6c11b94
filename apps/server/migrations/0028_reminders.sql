-- Reminders of visits: what people want, what is due, and what was told.

-- The word of a person that they, or the one for whom they act, will come. It is of the time it was given for.
alter table visit add column confirmed_at timestamptz;

create function forget_confirmation() returns trigger language plpgsql as $$
begin
  new.confirmed_at := null;
  return new;
end $$;
create trigger visit_moved_unconfirmed before update of starts_at on visit
  for each row when (old.confirmed_at is not null and old.starts_at <> new.starts_at)
  execute function forget_confirmation();

create domain reminder_choice as text
  check (value in ('30min', '1h', '2h', '4h', 'day-before-10', 'day-before-20', 'none'));

-- What an account has set; without a row the defaults of the remote configuration hold.
create table reminder_settings (
  account_id uuid primary key references account on delete cascade,
  choice reminder_choice not null,
  by_push boolean not null,
  by_sms boolean not null,
  by_email boolean not null check (by_push or by_sms or by_email),
  -- Times of the clock in Minsk.
  quiet_from time,
  quiet_to time,
  check ((quiet_from is null) = (quiet_to is null)),
  saved_at timestamptz not null
);

-- Of whose visits an account is told; without a row, of all its own and of those of others that it has booked.
create table reminder_member (
  account_id uuid not null,
  profile_id uuid not null,
  told text not null check (told in ('all', 'booked', 'none')),
  primary key (account_id, profile_id),
  foreign key (account_id, profile_id) references family_relation on delete cascade
);

-- What an account has chosen for one visit.
create table reminder_of_visit (
  visit_id uuid not null references visit on delete cascade,
  account_id uuid not null references account on delete cascade,
  choice reminder_choice not null,
  primary key (visit_id, account_id)
);
create index reminder_of_visit_account on reminder_of_visit (account_id);

create table reminder (
  id uuid primary key default gen_random_uuid(),
  visit_id uuid not null references visit on delete cascade,
  -- Null: whoever left their phone with the visit.
  account_id uuid references account on delete cascade,
  -- Of the visit; a visit that moves away from it has other reminders.
  starts_at timestamptz not null,
  choice reminder_choice not null check (choice <> 'none'),
  due_at timestamptz not null check (due_at < starts_at),
  -- 'told'; 'unreachable' (nothing reaches the account); 'useless' (too late, or no concern of the account any more).
  outcome text check (outcome in ('told', 'unreachable', 'useless')),
  done_at timestamptz check ((done_at is null) = (outcome is null)),
  message_id bigint references outbox on delete set null,
  -- SHA-256 of the token in the link by which it is answered.
  reply_hash bytea unique,
  -- Nobody is told twice of one time of a visit by one choice, whoever does it and however often.
  constraint reminder_once unique nulls not distinct (visit_id, account_id, starts_at, choice)
);
create index reminder_due on reminder (due_at) where done_at is null;
create index reminder_account on reminder (account_id) where account_id is not null;
create index reminder_message on reminder (message_id) where message_id is not null;
create index reminder_age on reminder (starts_at);

-- Visits whose reminders are to be looked at. Not a reference: a booking should not pay for one.
create table reminder_plan (
  visit_id uuid primary key,
  asked_at timestamptz not null default clock_timestamp()
);

-- People are reminded of what was booked before there were reminders.
insert into reminder_plan (visit_id)
  select id from visit where status in ('reserved', 'created_manually') and starts_at > now();

-- An update, not nothing, where the row is there: whoever plans this visit just now has not seen this change.
create function plan_reminders(visits uuid[]) returns void language plpgsql as $$
begin
  insert into reminder_plan (visit_id) select id from unnest(visits) given(id) order by id
  on conflict (visit_id) do update set asked_at = excluded.asked_at;
end $$;

create function plan_reminders_of_visit() returns trigger language plpgsql as $$
begin
  -- Before anything else, as whoever plans does: so nobody waits crosswise.
  insert into reminder_plan (visit_id) values (new.id)
  on conflict (visit_id) do update set asked_at = excluded.asked_at;
  return null;
end $$;
create trigger visit_reminders after insert on visit
  for each row execute function plan_reminders_of_visit();
create trigger visit_reminders_change after update of status, starts_at, profile_id, booked_by on visit
  for each row when (
    old.status <> new.status or old.starts_at <> new.starts_at or old.profile_id <> new.profile_id
    or old.booked_by is distinct from new.booked_by)
  execute function plan_reminders_of_visit();

-- With a visit that moves or is called off its reminders go in the same transaction, whoever does it: those that are due
-- later, and those told already that no gateway has taken yet. Links to a time that the visit moved away from end.
create function withdraw_reminders() returns trigger language plpgsql as $$
begin
  -- This waits for whoever tells one of them just now; the next statements see the message that they wrote.
  delete from reminder where visit_id = new.id and done_at is null;
  -- What a gateway has taken goes on by no other way, and waits for whoever sends it on just now.
  update outbox set ways = null, data = data - 'sealed' from reminder
  where reminder.visit_id = new.id and outbox.id = reminder.message_id;
  delete from outbox using reminder
  where reminder.visit_id = new.id and outbox.id = reminder.message_id
    and outbox.sent_at is null and outbox.failed_at is null;
  if old.starts_at <> new.starts_at then
    update reminder set reply_hash = null where visit_id = new.id and reply_hash is not null;
  end if;
  return null;
end $$;
-- Triggers run in the order of their names: after the one above.
create trigger visit_reminders_withdraw after update of status, starts_at on visit
  for each row when (
    old.starts_at <> new.starts_at
    or (old.status <> new.status and new.status not in ('reserved', 'created_manually')))
  execute function withdraw_reminders();

-- Whoever may see more or less of somebody's visits is told of more or fewer of them.
create function plan_reminders_of_relation() returns trigger language plpgsql as $$
declare
  patient uuid := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  perform plan_reminders(array(
    select id from visit where profile_id = patient and status in ('reserved', 'created_manually')));
  return null;
end $$;
create trigger family_relation_reminders after insert or delete on family_relation
  for each row execute function plan_reminders_of_relation();
create trigger family_relation_reminders_change after update of access_level, rel_kind on family_relation
  for each row when (old.access_level <> new.access_level or old.rel_kind <> new.rel_kind)
  execute function plan_reminders_of_relation();

-- The ways of a message to an account, in order, where they are not push and then the channel: what does not arrive by one
-- goes by the next.
alter table outbox add column ways text[] check (ways <@ '{push,sms,email}' and cardinality(ways) > 0);
-- Times of the clock in Minsk between which it is given to no gateway.
alter table outbox add column quiet_from time;
alter table outbox add column quiet_to time check ((quiet_from is null) = (quiet_to is null));

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

-- Reminders of visits: when they are planned and when they end. apps/server/src/modules/reminders plans and sends them.

-- A confirmation is for one time of a visit: it ends when the visit moves.
create or replace function forget_confirmation() returns trigger language plpgsql as $$
begin
  new.confirmed_at := null;
  return new;
end $$;

create or replace trigger visit_moved_unconfirmed before update of starts_at on visit
  for each row when (old.confirmed_at is not null and old.starts_at <> new.starts_at)
  execute function forget_confirmation();

-- Enters visits in the queue for planning reminders. An existing row is updated, not left alone: a server that is
-- planning this visit has not seen the change, and so does not delete the row.
create or replace function plan_reminders(visits uuid[]) returns void language plpgsql as $$
begin
  insert into reminder_plan (visit_id) select id from unnest(visits) given(id) order by id
  on conflict (visit_id) do update set asked_at = excluded.asked_at;
end $$;

create or replace function plan_reminders_of_visit() returns trigger language plpgsql as $$
begin
  -- The first lock in the order, as in servers that plan reminders, so they cannot deadlock.
  insert into reminder_plan (visit_id) values (new.id)
  on conflict (visit_id) do update set asked_at = excluded.asked_at;
  return null;
end $$;

create or replace trigger visit_reminders after insert on visit
  for each row execute function plan_reminders_of_visit();

create or replace trigger visit_reminders_change after update of status, starts_at, profile_id, booked_by on visit
  for each row when (
    old.status <> new.status or old.starts_at <> new.starts_at or old.profile_id <> new.profile_id
    or old.booked_by is distinct from new.booked_by)
  execute function plan_reminders_of_visit();

-- When a visit moves or is not planned any more, its reminders end in the same transaction: those that are not due yet are
-- deleted, and so are messages that no gateway has taken. Reply links to the former time of a moved visit end.
create or replace function withdraw_reminders() returns trigger language plpgsql as $$
begin
  -- Waits for a server that is sending one of them; the statements after it see the message that it wrote.
  delete from reminder where visit_id = new.id and done_at is null;
  -- A message that a gateway has taken is not sent by its next channel. Waits for a server that is doing so.
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

-- Triggers of one event run in the order of their names: this one after visit_reminders_change.
create or replace trigger visit_reminders_withdraw after update of status, starts_at on visit
  for each row when (
    old.starts_at <> new.starts_at
    or (old.status <> new.status and not visit_is_planned(new.status)))
  execute function withdraw_reminders();

-- When somebody's right to see a person's visits changes, the reminders of these visits are planned again.
create or replace function plan_reminders_of_relation() returns trigger language plpgsql as $$
declare
  patient uuid := case when tg_op = 'DELETE' then old.profile_id else new.profile_id end;
begin
  perform plan_reminders(array(
    select id from visit where profile_id = patient and visit_is_planned(status)));
  return null;
end $$;

create or replace trigger family_relation_reminders after insert or delete on family_relation
  for each row execute function plan_reminders_of_relation();

create or replace trigger family_relation_reminders_change after update of access_level, rel_kind on family_relation
  for each row when (old.access_level <> new.access_level or old.rel_kind <> new.rel_kind)
  execute function plan_reminders_of_relation();

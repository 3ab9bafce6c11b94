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

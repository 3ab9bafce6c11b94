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
    -- One about others too names nobody, and stays.
    and not exists (
      select from invoice_message other join invoice i on i.id = other.invoice_id join visit v on v.id = i.visit_id
      where other.message_id = outbox.id and v.profile_id <> old.profile_id);
  return null;
end $$;

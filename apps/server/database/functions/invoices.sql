-- Invoices and what patients say of them (docs/decisions/0128-invoices.md).

-- Numbers decisions in the order of their commits, without gaps.
create or replace function number_decision() returns trigger language plpgsql as $$
begin
  -- Until the end of the transaction: the next number is given after this one can be read.
  perform pg_advisory_xact_lock(hashtextextended('invoice_decision', 0));
  new.number := (select coalesce(max(number), 0) + 1 from invoice_decision);
  update invoice set is_closed = true where id = new.invoice_id;
  return new;
end $$;

-- Nothing of a decided invoice changes.
create or replace function keep_closed_invoice() returns trigger language plpgsql as $$
begin
  if old.is_closed then
    raise exception 'a closed invoice does not change' using errcode = 'restrict_violation', constraint = 'invoice_closed';
  end if;
  return new;
end $$;

create or replace trigger invoice_decision_number before insert on invoice_decision
  for each row execute function number_decision();

create or replace trigger invoice_kept before update on invoice
  for each row execute function keep_closed_invoice();

-- The right to decide passes from the parents to the person who is 18: they are told of the invoices that nobody has answered.
create or replace function tell_of_invoices_again() returns trigger language plpgsql as $$
begin
  update invoice set tell_again = true from visit
  where visit.id = invoice.visit_id and visit.profile_id = new.profile_id and not invoice.is_closed;
  return null;
end $$;

create or replace trigger family_relation_invoices after update of is_grown_child on family_relation
  for each row when (new.is_grown_child and not old.is_grown_child) execute function tell_of_invoices_again();

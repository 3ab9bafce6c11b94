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

-- The right to decide passes from the parents to the person who is 18: they are told of the invoices that nobody has answered.
create or replace function tell_of_invoices_again() returns trigger language plpgsql as $$
begin
  update invoice set tell_again = true from visit
  where visit.id = invoice.visit_id and visit.profile_id = new.profile_id and not invoice.is_closed;
  return null;
end $$;

create or replace trigger family_relation_invoices after update of is_grown_child on family_relation
  for each row when (new.is_grown_child and not old.is_grown_child) execute function tell_of_invoices_again();

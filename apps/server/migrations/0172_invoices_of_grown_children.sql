-- Whoever decides about it has changed since it was told: it is told again, once.
alter table invoice add column tell_again boolean not null default false;
create index invoice_tell_again on invoice (answer_until) where tell_again;

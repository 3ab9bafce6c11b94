-- Which invoices a message is about: one that nobody has got is withdrawn when they are answered, and joined with the next one.
create table invoice_message (
  message_id bigint not null references outbox on delete cascade,
  invoice_id uuid not null references invoice on delete cascade,
  primary key (message_id, invoice_id)
);
create index invoice_message_invoice on invoice_message (invoice_id);

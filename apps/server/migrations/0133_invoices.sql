-- Invoices of organisations to programmes, and what patients say of them (docs/decisions/0128-invoices.md).

-- What an organisation did in a visit that a programme pays, as the organisation says.
create table invoice (
  id uuid primary key,
  provider_id bigint not null references provider,
  -- The organisation's own number.
  code text not null check (code <> ''),
  visit_id uuid not null references visit,
  programme_code text not null references programme on update cascade,
  issued_on date not null,
  -- Grows with each correction; a decision is about one version.
  version int not null default 1 check (version > 0),
  received_at timestamptz not null,
  -- Until then the patient may decide.
  answer_until timestamptz not null check (answer_until > received_at),
  -- When the patient was reminded. Null: not yet.
  reminded_at timestamptz,
  -- Whether it was decided, or its time is over: nothing of it changes then.
  is_closed boolean not null default false,
  -- Of all that the organisation sent: an unchanged invoice is not written again.
  content_hash bytea not null,
  unique (provider_id, code)
);
create index invoice_visit on invoice (visit_id);
create index invoice_open on invoice (answer_until) where not is_closed;

create table invoice_position (
  invoice_id uuid not null references invoice,
  position int not null check (position > 0),
  name text not null check (name <> ''),
  -- The organisation's code of the service.
  service_code text,
  quantity int not null check (quantity > 0),
  -- Kopecks, of the whole quantity.
  amount bigint not null check (amount between 0 and 9999999999),
  -- What the programme pays of it; the patient pays the rest.
  covered bigint not null check (covered between 0 and amount),
  primary key (invoice_id, position)
);

-- One decision of an invoice, which is final.
create table invoice_decision (
  -- In the order of commits, without gaps (`number_decision`): who reads those after a number misses none.
  number bigint primary key,
  invoice_id uuid not null unique references invoice,
  version int not null,
  kind text not null check (kind in ('CONFIRMED', 'PARTIAL', 'REJECTED', 'UNANSWERED')),
  -- Why all of it is rejected.
  reason text check (reason <> ''),
  -- Null: nobody answered, or the account was deleted.
  decided_by uuid references account on delete set null,
  decided_at timestamptz not null,
  check ((kind = 'REJECTED') = (reason is not null))
);

-- Rejected positions of an invoice that is confirmed in part.
create table invoice_rejection (
  invoice_id uuid not null references invoice_decision (invoice_id),
  position int not null,
  reason text not null check (reason <> ''),
  primary key (invoice_id, position),
  foreign key (invoice_id, position) references invoice_position
);
create or replace function number_decision() returns trigger language plpgsql as $$
begin
  -- Until the end of the transaction: the next number is given after this one can be read.
  perform pg_advisory_xact_lock(hashtextextended('invoice_decision', 0));
  new.number := (select coalesce(max(number), 0) + 1 from invoice_decision);
  update invoice set is_closed = true where id = new.invoice_id;
  return new;
end $$;

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

-- What doctors prescribed after a visit (docs/decisions/0105-drug-list-of-a-visit.md).
create table prescription (
  id uuid primary key,
  provider_id bigint not null references provider on delete cascade,
  record_id uuid not null references medical_record on delete cascade,
  -- The organisation's own.
  number text not null check (length(number) between 1 and 100),
  -- Null: it is of no visit that is known here yet.
  visit_id uuid references visit on delete set null,
  physician_name text check (length(physician_name) between 1 and 200),
  prescribed_at timestamptz not null,
  -- Which drug, how much and how to take it; encrypted, bound to the id.
  sealed text not null check (length(sealed) between 1 and 20000),
  withdrawn boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, number)
);
create index prescription_record on prescription (record_id);
create index prescription_visit on prescription (visit_id);

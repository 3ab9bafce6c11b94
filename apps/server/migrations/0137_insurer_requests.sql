-- Insurers and employers that people miss. Who asked is kept only to count how often an account asks.
create table insurer_request (
  id uuid primary key,
  account_id uuid references account on delete set null,
  company text not null check (company <> '' and length(company) <= 120),
  employer text check (employer <> '' and length(employer) <= 120),
  asked_at timestamptz not null
);
create index insurer_request_account on insurer_request (account_id, asked_at);

-- Whoever enters a family code asks to join; the owner of the code allows or declines it.
create table join_request (
  id uuid primary key,
  -- Who showed the code, and decides.
  owner_id uuid not null references account on delete cascade,
  -- Who entered it.
  account_id uuid not null references account on delete cascade,
  -- What the owner is to the one who asks.
  rel_kind text not null check (rel_kind in ('SPOUSE', 'PARENT', 'OTHER')),
  -- Keyed; the code is spent by the request, and the same code entered again by the same account finds it.
  code_hash bytea not null,
  -- A declined request looks like a waiting one to whoever made it.
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (owner_id <> account_id)
);
create unique index join_request_pair on join_request (owner_id, account_id) where status = 'waiting';
create index join_request_account on join_request (account_id);
create index join_request_expiry on join_request (expires_at);

-- Wrong codes are counted over all accounts too.
create index family_attempt_wrong on family_attempt (at) where kind = 'wrong-code';

-- Deeds that the account's phone confirms anew, and changes of an e-mail that its owner can undo (docs/decisions/0052).

-- A code by SMS for one deed of one session. `account_deletion` is not written any more; an older server still does.
create table fresh_code (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  session_id uuid not null references session on delete cascade,
  deed text not null,
  -- Keyed hash, bound to the id.
  code_hash bytea not null,
  guesses int not null,
  attempts int not null default 0 check (attempts between 0 and guesses),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- SHA-256 of the request that used it, where it had an Idempotency-Key: the same request may come again.
  used_by bytea,
  check (used_by is null or used_at is not null)
);
create index fresh_code_session on fresh_code (session_id, sent_at);
create index fresh_code_account on fresh_code (account_id);
create index fresh_code_sent_at on fresh_code (sent_at);

alter table account_email
  -- The device that asked for an address to take the place of another; null: it is not known.
  add column asked_by text;

-- A confirmed address that was replaced or taken away: until when the link in its mail takes that back.
create table email_undo (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  address text not null,
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  -- The device that made the change; null: it is not known.
  changed_by text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  -- It was followed, or an earlier change of the account was undone.
  closed_at timestamptz
);
create index email_undo_account on email_undo (account_id, changed_at);
create index email_undo_expires_at on email_undo (expires_at);

alter table data_export
  -- The session that ordered the copy: what its activation codes have opened is in it. Null: nothing is opened.
  add column session_id uuid;

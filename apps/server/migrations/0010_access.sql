-- Devices that wait to be let in, e-mails of accounts, and the keys that sign identity tokens.

-- A number may go over to another person: whoever holds it now begins anew, and the former account keeps its data
-- without a phone, where nobody reaches it.
alter table account alter column phone drop not null;

alter table device
  -- How a device is named to people and in lists: its `device_id` is one half of every bearer value.
  add column ref uuid not null default gen_random_uuid() unique,
  -- Null: it waits until the account's owner lets it in by e-mail (decisions D15).
  add column confirmed_at timestamptz default now(),
  -- Roughly where it was seen last: never the whole network address.
  add column rough_address text;
update device set confirmed_at = first_seen_at;

-- At most one address in force, and one that waits to take its place.
create table account_email (
  account_id uuid not null references account on delete cascade,
  usage text not null check (usage = 'PRIMARY'),
  address text not null check (address = lower(address) and length(address) <= 254),
  confirmed_at timestamptz,
  -- Its owner proved from within this account that it is theirs, while another account has it.
  taken_at timestamptz,
  created_at timestamptz not null,
  check (confirmed_at is null or taken_at is null)
);
create unique index account_email_confirmed on account_email (account_id, usage) where confirmed_at is not null;
create unique index account_email_waiting on account_email (account_id, usage) where confirmed_at is null;
-- One confirmed address, one account.
create unique index account_email_owner on account_email (address) where confirmed_at is not null;

-- One mail that asks for a confirmation: of an address, or of the device that waits.
create table email_confirmation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The device to be let in; null: the address itself is confirmed.
  device_id text,
  address text not null,
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  -- Keyed hash of the code that can be typed instead.
  code_hash bytea not null,
  attempts int not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- It was followed, or another one took its place.
  closed_at timestamptz,
  foreign key (account_id, device_id) references device on delete cascade
);
create unique index email_confirmation_open on email_confirmation (account_id, coalesce(device_id, ''))
  where closed_at is null;
create index email_confirmation_address on email_confirmation (address, created_at);
create index email_confirmation_account on email_confirmation (account_id, created_at);
create index email_confirmation_device on email_confirmation (account_id, device_id) where device_id is not null;
create index email_confirmation_expiry on email_confirmation (expires_at);

-- Keys of identity tokens. Each is known to every server before the first token is signed with it, and is kept
-- until the last of its tokens has ended.
create table signing_key (
  -- The `kid` of its tokens.
  id uuid primary key,
  -- 256 random bits, sealed with a key made of the server's secret.
  sealed text not null,
  created_at timestamptz not null,
  -- Signs from then on, until a later one begins.
  begins_at timestamptz not null,
  -- Verifies until then; null while it is the last one.
  ends_at timestamptz
);

-- How a person becomes a member of a programme (docs/decisions/0121-linking-a-programme.md).

-- The number without its suffix, which its owner may not know yet. Several members of a contract may share it.
alter table programme_member add column base_hash bytea;
create index programme_member_base on programme_member (programme_code, base_hash)
  where removed_at is null and base_hash is not null;

-- What a person has asked for and what is still awaited.
create table coverage_request (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Who is to be covered.
  profile_id uuid not null references profile on delete cascade,
  programme_code text not null references programme on update cascade on delete cascade,
  -- The member whom the key names; null: a corporate address that is not confirmed yet.
  member_id bigint references programme_member,
  -- EMAIL: the letter's code; SUFFIX: that of an SMS; DATA: who the member is; NOTHING: it was refused.
  waits_for text not null check (waits_for in ('EMAIL', 'SUFFIX', 'DATA', 'NOTHING')),
  -- The key was proved, so that nothing is asked for again.
  email_hash bytea,
  -- The masked address or phone.
  sent_to text,
  token_hash bytea unique,
  code_hash bytea,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  -- What it came to.
  coverage_id uuid references coverage on delete set null,
  refusal text,
  check ((waits_for = 'EMAIL') <= (email_hash is not null and code_hash is not null)),
  check ((waits_for = 'SUFFIX') <= (member_id is not null and code_hash is not null)),
  check ((waits_for = 'DATA') <= (member_id is not null)),
  check ((waits_for = 'NOTHING') = (refusal is not null))
);
create unique index coverage_request_open on coverage_request (account_id, profile_id, programme_code)
  where closed_at is null;
create index coverage_request_waiting on coverage_request (created_at) where closed_at is null and waits_for = 'DATA';
create index coverage_request_profile on coverage_request (profile_id);
create index coverage_request_member on coverage_request (member_id);
create index coverage_request_coverage on coverage_request (coverage_id);
create index coverage_request_expiry on coverage_request (expires_at);

-- Attempts that limits count: keys that were not the person's own, letters and SMS.
create table coverage_attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wrong-key', 'letter-sent', 'sms-sent')),
  account_id uuid not null references account on delete cascade,
  device_id text not null,
  address_hash bytea not null,
  -- Of the key, the address or the phone.
  target_hash bytea,
  at timestamptz not null
);
create index coverage_attempt_account on coverage_attempt (account_id, kind, at);
create index coverage_attempt_device on coverage_attempt (device_id, kind, at);
create index coverage_attempt_address on coverage_attempt (address_hash, kind, at);
create index coverage_attempt_target on coverage_attempt (target_hash, at) where target_hash is not null;
create index coverage_attempt_wrong on coverage_attempt (at) where kind = 'wrong-key';
create index coverage_attempt_age on coverage_attempt (at);

-- Accounts, their devices and sessions, and the people they may act for (product §2–§6).

create table account (
  id uuid primary key,
  -- Digits only, with the country code (product §5). One verified phone, one account (decisions D15).
  phone text not null unique check (phone ~ '^\d{12}$'),
  language text not null default 'ru' check (language in ('ru', 'be', 'en')),
  -- An administrator's word against online booking (decline code 3).
  online_booking boolean not null default true,
  created_at timestamptz not null default now()
);

create table device (
  account_id uuid not null references account on delete cascade,
  device_id text not null,
  name text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, device_id)
);

create table session (
  id uuid primary key,
  account_id uuid not null,
  device_id text not null,
  -- SHA-256 of the refresh token in force.
  refresh_hash bytea not null unique,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (account_id, device_id) references device on delete cascade
);
create index session_device on session (account_id, device_id) where ended_at is null;
create index session_ended on session (ended_at) where ended_at is not null;

-- Spent refresh tokens of living sessions: one that comes back means that it was stolen.
create table spent_refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade
);
create index spent_refresh_token_session on spent_refresh_token (session_id);

-- One attempt to sign in by phone, from the number to the one-time token.
create table phone_login (
  id uuid primary key,
  phone text not null check (phone ~ '^\d{12}$'),
  device_id text not null,
  device_name text not null,
  language text not null check (language in ('ru', 'be', 'en')),
  -- HMAC of the sender's network address: counts requests, names nobody.
  address_hash bytea not null,
  -- The device has signed in to the account of this number before: it has a budget of its own (decisions D3).
  known_device boolean not null,
  state text not null check (state in ('needs-human', 'code-sent', 'confirmed', 'spent', 'blocked')),
  human_code_hash bytea,
  human_attempts int not null default 0,
  human_draws int not null default 0,
  code_hash bytea,
  attempts int not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz,
  -- SHA-256 of the one-time token that a confirmed code was answered with.
  token_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index phone_login_phone on phone_login (phone, created_at);
create index phone_login_device on phone_login (device_id, created_at);
create index phone_login_address on phone_login (address_hash, created_at);

create table profile (
  id uuid primary key,
  last_name text,
  first_name text,
  middle_name text,
  birthday date check (birthday >= date '1900-01-01'),
  sex text check (sex in ('MALE', 'FEMALE')),
  consent_received_at timestamptz,
  created_at timestamptz not null default now()
);

-- Who may act for whom: the account's own profile is relation ME.
create table family_relation (
  account_id uuid not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  rel_kind text not null check (rel_kind in ('ME', 'CHILD', 'SPOUSE', 'PARENT', 'OTHER')),
  access_level text not null check (access_level in (
    'VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE', 'VIEW_REPORTS_TESTS'
  )),
  -- The level that the account may give to others, with `GRANT`.
  grant_level text check (grant_level in (
    'VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE', 'VIEW_REPORTS_TESTS'
  )),
  created_at timestamptz not null default now(),
  primary key (account_id, profile_id)
);
create unique index family_relation_me on family_relation (account_id) where rel_kind = 'ME';
create unique index family_relation_self on family_relation (profile_id) where rel_kind = 'ME';
create index family_relation_profile on family_relation (profile_id);

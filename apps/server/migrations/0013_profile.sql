-- The own profile: a face, the programmes that keep it, a copy of all data, and the way out.

-- One photo of a person, re-encoded by us. Unlike doctors' photos (0001) it is nobody's to share: its address is a
-- random id, new with every photo, and it is shown only to those who may see the person.
create table person_photo (
  profile_id uuid primary key references profile on delete cascade,
  photo_id uuid not null unique,
  media_type text not null check (media_type = 'image/webp'),
  content bytea not null,
  saved_at timestamptz not null
);

-- The phone by which a clinic knows a person whose profile no account owns.
alter table profile add column clinic_phone text check (clinic_phone ~ '^\d{12}$');
create index profile_clinic_phone on profile (clinic_phone) where clinic_phone is not null;

-- Which programmes cover an account (product §3, "programs"): they keep the person's data, not the person.
create table account_programme (
  account_id uuid not null references account on delete cascade,
  programme_code text not null references programme on update cascade,
  activated_on date not null,
  -- The last day, where the cover ends by itself.
  valid_to date check (valid_to >= activated_on),
  covers_family boolean not null default false,
  primary key (account_id, programme_code)
);

-- A copy of a person's data, made for them: one at a time for each account.
create table data_export (
  account_id uuid primary key references account on delete cascade,
  id uuid not null unique,
  language text not null check (language in ('ru', 'be', 'en')),
  ordered_at timestamptz not null,
  -- A server that takes it up has until then; another one may try after.
  claimed_until timestamptz,
  attempts int not null default 0,
  -- SHA-256 of the token in the link; the zip is sealed with a key that is made of the token itself.
  token_hash bytea unique,
  sealed bytea,
  expires_at timestamptz,
  check ((sealed is null) = (token_hash is null) and (sealed is null) = (expires_at is null))
);
create index data_export_waiting on data_export (ordered_at) where sealed is null;
create index data_export_expiry on data_export (expires_at) where sealed is not null;

-- The code that confirms the deletion of an account: the last one that was sent, and how many were.
create table account_deletion (
  account_id uuid primary key references account on delete cascade,
  id uuid not null unique,
  code_hash bytea,
  attempts int not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  codes_sent int not null default 1,
  counted_from timestamptz not null
);

-- Sessions of deleted accounts, until their identity tokens have ended: a server that was deaf when the account
-- went must still learn that they are over.
create table gone_session (
  id uuid primary key,
  gone_at timestamptz not null
);
create index gone_session_time on gone_session (gone_at);

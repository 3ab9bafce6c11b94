-- Visits of people without an account: booked as a guest, or by a registry. Their patient is a profile without
-- relations whose `clinic_phone` is the phone of the contact, and `visit.booked_by` is null.

create table visit_contact (
  visit_id uuid primary key references visit on delete cascade,
  phone text not null check (phone ~ '^\d{12}$'),
  email text check (email = lower(email) and length(email) <= 254),
  -- What the guest wrote to the clinic.
  note text check (length(note) <= 1000),
  language text not null check (language in ('ru', 'be', 'en')),
  source text not null check (source in ('guest', 'registry')),
  -- Whose visit it became.
  imported_by uuid references account on delete set null,
  imported_at timestamptz,
  created_at timestamptz not null default now()
);
create index visit_contact_phone on visit_contact (phone);
create index visit_contact_importer on visit_contact (imported_by) where imported_by is not null;

-- What was agreed to when a visit was booked without an account, and by whom.
create table guest_consent (
  visit_id uuid not null references visit on delete cascade,
  kind text not null check (kind in ('user-agreement', 'privacy-policy', 'personal-data', 'guardian')),
  -- The guardian who agreed for a child; null: the patient themselves.
  given_by text,
  -- The version of the texts that were shown.
  terms_version text not null,
  given_at timestamptz not null,
  primary key (visit_id, kind)
);

-- The link to one visit that its guest is sent. It opens nothing by itself: a code that goes to the phone does.
create table guest_link (
  -- SHA-256 of the token in the link.
  token_hash bytea primary key,
  visit_id uuid not null references visit on delete cascade,
  created_at timestamptz not null
);
create index guest_link_visit on guest_link (visit_id);

-- A code that was sent for a link.
create table guest_code (
  id uuid primary key,
  visit_id uuid not null references visit on delete cascade,
  -- Keyed: six digits are few. Null: it was given, or guessed at too often.
  code_hash bytea,
  attempts int not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index guest_code_visit on guest_code (visit_id, sent_at);
create index guest_code_expiry on guest_code (expires_at);

-- What a confirmed code opens: this one visit, for a short time.
create table guest_session (
  -- SHA-256 of its token.
  token_hash bytea primary key,
  visit_id uuid not null references visit on delete cascade,
  expires_at timestamptz not null
);
create index guest_session_visit on guest_session (visit_id);
create index guest_session_expiry on guest_session (expires_at);

-- A picture that a guest has to read before booking.
create table guest_check (
  id uuid primary key,
  -- Whose it is: as `timeslot.held_by`.
  holder uuid not null,
  code_hash bytea,
  -- The same digits, sealed, to be spoken. Gone once the picture is answered.
  code_sealed text,
  draws int not null default 0,
  attempts int not null default 0,
  passed_at timestamptz,
  expires_at timestamptz not null
);
create index guest_check_holder on guest_check (holder, expires_at);
create index guest_check_expiry on guest_check (expires_at);

-- What is counted to bound whoever tries. Names nobody: addresses and phones are keyed hashes.
create table guest_attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('booking', 'code', 'wrong-code')),
  address_hash bytea not null,
  phone_hash bytea not null,
  at timestamptz not null
);
create index guest_attempt_address on guest_attempt (address_hash, kind, at);
create index guest_attempt_phone on guest_attempt (phone_hash, kind, at);
create index guest_attempt_age on guest_attempt (at);

-- Answers of creating calls to whoever has no account, by the client's key (decisions D13).
create table guest_idempotency_key (
  -- As `timeslot.held_by`.
  holder uuid not null,
  key text not null check (length(key) between 1 and 128),
  call text not null,
  body_hash bytea not null,
  -- What the first request was answered, word for word.
  result json not null,
  created_at timestamptz not null,
  primary key (holder, key)
);
create index guest_idempotency_key_age on guest_idempotency_key (created_at);

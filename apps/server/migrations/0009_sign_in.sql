-- Signing in: proofs of work, spoken pictures, partners' tokens, programmes, and what happens at the sign-in.

-- What the picture shows, sealed, so that the same digits can be spoken. Gone once the picture is answered.
alter table phone_login add column human_code_sealed text;

-- Proofs of work that were given, until they would have ended anyway: each counts once, on any server.
create table spent_proof (
  -- SHA-256 of the challenge's signature.
  hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_proof_expiry on spent_proof (expires_at);

-- Partners' sign-in tokens that were traded for a session, until they end.
create table spent_custom_token (
  issuer text not null,
  token_id text not null,
  expires_at timestamptz not null,
  primary key (issuer, token_id)
);
create index spent_custom_token_expiry on spent_custom_token (expires_at);

-- Who covers visits: an employer or an insurer (product §1, decisions D6).
create table programme (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('EMPLOYER', 'INSURER')),
  caption_ru text not null,
  caption_be text,
  caption_en text,
  active boolean not null default true
);

-- Which guests became which accounts by signing in. A family's tablet may have several.
create table account_guest (
  account_id uuid not null references account on delete cascade,
  anonymous_id uuid not null,
  linked_at timestamptz not null,
  primary key (account_id, anonymous_id)
);
create index account_guest_anonymous on account_guest (anonymous_id);

-- What happened around signing in (product §4, "Auth events"), by account or guest; no personal data.
create table auth_event (
  id bigint generated always as identity primary key,
  account_id uuid references account on delete cascade,
  anonymous_id uuid,
  event text not null check (event in ('code entered', 'wrong code', 'app reopened', 'auth state changed')),
  value text check (value ~ '^[a-z][a-z-]{0,31}$'),
  happened_at timestamptz not null,
  check (num_nonnulls(account_id, anonymous_id) = 1)
);
create index auth_event_time on auth_event (happened_at);
create index auth_event_account on auth_event (account_id) where account_id is not null;

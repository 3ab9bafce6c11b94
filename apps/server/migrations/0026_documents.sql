-- Medical documents: what a clinic's records say of a patient's tests and reports, the files with them, who agreed to
-- see them here, and the codes that open them (docs/decisions/0037-medical-documents.md).

-- A patient's record at an organisation, as its registry knows the person. Whose it is here is found by phone, name
-- and birthday; until then it is nobody's, and nobody sees it.
create table medical_record (
  id uuid primary key,
  provider_id bigint not null references provider on delete cascade,
  -- The clinic's own, of the patient's card.
  number text not null check (length(number) between 1 and 100),
  last_name text not null,
  first_name text not null,
  middle_name text,
  birthday date not null check (birthday >= date '1900-01-01'),
  sex text not null check (sex in ('MALE', 'FEMALE')),
  -- Where the clinic sends its codes.
  phone text not null check (phone ~ '^\d{12}$'),
  profile_id uuid references profile on delete set null,
  -- The patient has agreed on paper, at the clinic.
  paper_consent_on date,
  created_at timestamptz not null,
  unique (provider_id, number)
);
create index medical_record_profile on medical_record (profile_id);
create index medical_record_unclaimed on medical_record (phone) where profile_id is null;

-- Something that was examined (product §3, "Test"), or a conclusion after no visit that is known here.
create table medical_test (
  id uuid primary key,
  provider_id bigint not null references provider on delete cascade,
  record_id uuid not null references medical_record on delete cascade,
  -- The clinic's own.
  number text not null check (length(number) between 1 and 100),
  kind text not null default 'analysis' check (kind in ('analysis', 'conclusion')),
  -- Null: the clinic has not named it.
  name text check (length(name) between 1 and 300),
  -- Who did it, where that is not the clinic itself.
  laboratory text check (length(laboratory) between 1 and 200),
  branch_id bigint references branch on delete set null,
  physician_name text check (length(physician_name) between 1 and 200),
  taken_at timestamptz not null,
  status text not null check (status in ('in-progress', 'ready')),
  ready_at timestamptz,
  -- The clinic has taken it back: devices drop it.
  withdrawn boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, number),
  check ((status = 'ready') = (ready_at is not null))
);
create index medical_test_record on medical_test (record_id);
create index medical_test_branch on medical_test (branch_id);

-- What a doctor wrote after a visit.
create table medical_report (
  id uuid primary key,
  provider_id bigint not null references provider on delete cascade,
  record_id uuid not null references medical_record on delete cascade,
  number text not null check (length(number) between 1 and 100),
  visit_id uuid references visit on delete set null,
  -- Null: the clinic has not named it.
  name text check (length(name) between 1 and 300),
  branch_id bigint references branch on delete set null,
  physician_name text check (length(physician_name) between 1 and 200),
  issued_at timestamptz not null,
  withdrawn boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, number)
);
create index medical_report_record on medical_report (record_id);
create index medical_report_visit on medical_report (visit_id);
create index medical_report_branch on medical_report (branch_id);

-- A file of a test or a report. Its bytes lie sealed in chunks, by a key of its own that only the server's key unwraps.
create table medical_document (
  id uuid primary key,
  test_id uuid references medical_test on delete cascade,
  report_id uuid references medical_report on delete cascade,
  position int not null check (position > 0),
  byte_count int not null check (byte_count between 1 and 52428800),
  chunk_bytes int not null check (chunk_bytes > 0),
  wrapped_key text not null,
  -- A keyed hash of the content: the same file is not stored again.
  fingerprint bytea not null,
  created_at timestamptz not null,
  check (num_nonnulls(test_id, report_id) = 1),
  unique (test_id, position),
  unique (report_id, position)
);

create table document_chunk (
  document_id uuid not null references medical_document on delete cascade,
  number int not null check (number >= 0),
  sealed bytea not null,
  primary key (document_id, number)
);
-- Sealed bytes cannot be compressed.
alter table document_chunk alter column sealed set storage external;

-- A measured value of a test, as the clinic wrote it and as far as it is a number.
create table observation (
  test_id uuid not null references medical_test on delete cascade,
  position int not null check (position > 0),
  -- The laboratory's own, or that of LOINC: what values over time have in common.
  analyte_code text not null check (length(analyte_code) between 1 and 60),
  name text not null check (length(name) between 1 and 200),
  value text not null check (length(value) between 1 and 500),
  number double precision,
  comparator text check (comparator in ('<', '<=', '>', '>=')),
  unit text check (length(unit) between 1 and 40),
  low double precision,
  high double precision,
  reference text check (length(reference) between 1 and 200),
  flag text check (flag in ('normal', 'low', 'high', 'abnormal')),
  primary key (test_id, position),
  unique (test_id, analyte_code),
  check (number is not null or comparator is null),
  check (low <= high)
);

-- The written consent of a person to see documents of an organisation here, given on the device.
create table documents_consent (
  profile_id uuid not null references profile on delete cascade,
  provider_id bigint not null references provider on delete cascade,
  given_at timestamptz,
  given_by uuid references account on delete set null,
  withdrawn_at timestamptz,
  primary key (profile_id, provider_id),
  check (num_nonnulls(given_at, withdrawn_at) > 0)
);
create index documents_consent_giver on documents_consent (given_by);

-- Codes that an organisation sent for a record: each opens it in the session that asked, once it was given.
create table activation_code (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  session_id uuid not null references session on delete cascade,
  record_id uuid not null references medical_record on delete cascade,
  code_hash bytea not null,
  -- Asked for by somebody else than the patient, who are counted apart.
  by_relative boolean not null,
  sent_at timestamptz not null,
  -- Until when it may be given first, and then until when it opens.
  expires_at timestamptz not null,
  opened_at timestamptz,
  opens_until timestamptz,
  check ((opened_at is null) = (opens_until is null))
);
create index activation_code_session on activation_code (session_id, record_id, sent_at);
create index activation_code_account on activation_code (account_id, sent_at);
create index activation_code_record on activation_code (record_id, sent_at);

-- Wrong codes of one account for one record: nobody else's count.
create table activation_guess (
  account_id uuid not null references account on delete cascade,
  record_id uuid not null references medical_record on delete cascade,
  wrong int not null default 0,
  wrong_at timestamptz,
  blocked_until timestamptz,
  primary key (account_id, record_id)
);
create index activation_guess_record on activation_guess (record_id);

-- Tries a code of a session: 'open' until then; 'wrong', with attempts left; 'over', it was right but its time has
-- passed or a newer one was sent; 'blocked' until then; 'none', none was ever sent. However many tries come at once,
-- they are judged one after another.
create function try_activation_code(
  trier uuid,
  trying_session uuid,
  record uuid,
  hash bytea,
  moment timestamptz,
  attempts int,
  blocked_for interval,
  opens_for interval,
  out outcome text,
  out attempts_left int,
  out until timestamptz
) language plpgsql as $$
declare
  guess activation_guess;
  code activation_code;
begin
  select * into guess from activation_guess where account_id = trier and record_id = record for update;
  if not found then
    outcome := 'none';
    attempts_left := attempts;
    return;
  end if;
  if guess.blocked_until > moment then
    outcome := 'blocked';
    until := guess.blocked_until;
    return;
  end if;
  -- Old mistakes are forgotten after as long as a block lasts.
  if guess.wrong_at <= moment - blocked_for then guess.wrong := 0; end if;
  attempts_left := attempts - guess.wrong;

  select * into code from activation_code
  where session_id = trying_session and record_id = record and code_hash = hash
  order by sent_at desc limit 1;
  if found then
    if code.opens_until > moment then
      outcome := 'open';
      until := code.opens_until;
    elsif code.opened_at is null and code.expires_at > moment and not exists (
      select from activation_code newer
      where newer.session_id = trying_session and newer.record_id = record and newer.sent_at > code.sent_at
    ) then
      outcome := 'open';
      until := moment + opens_for;
      update activation_code set opened_at = moment, opens_until = until where id = code.id;
      update activation_guess set wrong = 0 where account_id = trier and record_id = record;
    else
      outcome := 'over';
    end if;
    return;
  end if;

  attempts_left := attempts_left - 1;
  if attempts_left > 0 then
    outcome := 'wrong';
    update activation_guess set wrong = attempts - attempts_left, wrong_at = moment
    where account_id = trier and record_id = record;
    return;
  end if;
  outcome := 'blocked';
  until := moment + blocked_for;
  update activation_guess set wrong = 0, wrong_at = moment, blocked_until = until
  where account_id = trier and record_id = record;
  -- What was guessed at can no longer be guessed.
  update activation_code set expires_at = moment
  where account_id = trier and record_id = record and opened_at is null and expires_at > moment;
end $$;

-- When an account last opened a document, or looked at values: written into the ledger once an hour.
create table document_view (
  account_id uuid not null references account on delete cascade,
  -- Of the document, the test whose values were read, or the record whose trend was.
  subject uuid not null,
  at timestamptz not null,
  primary key (account_id, subject)
);

-- Looking at tests is another thing than looking at visits.
alter table profile_view add column kind text not null default 'visits-viewed'
  check (kind in ('visits-viewed', 'tests-viewed'));
alter table profile_view drop constraint profile_view_pkey;
alter table profile_view add primary key (account_id, profile_id, kind);

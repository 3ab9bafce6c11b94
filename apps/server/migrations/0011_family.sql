-- The family: the places that bound it, the ways into it, who looked at whom, and what its people were told.

-- 1 spouse, 4 parents, 5 children (product §5, "Family limits").
create function family_limit(kind text) returns int language sql immutable
return case kind when 'SPOUSE' then 1 when 'PARENT' then 4 when 'CHILD' then 5 end;

alter table family_relation
  -- Which of the places of its kind it takes; given by the trigger below.
  add column place smallint,
  -- When the account was shown that this relative has appeared; null: not yet.
  add column seen_at timestamptz default now(),
  -- What others hold on a person is what stands in their own relations.
  drop column grant_level;

update family_relation r set place = placed.place
from (
  select account_id, profile_id,
    row_number() over (partition by account_id, rel_kind order by created_at, profile_id) as place
  from family_relation where family_limit(rel_kind) is not null
) placed
where r.account_id = placed.account_id and r.profile_id = placed.profile_id;

alter table family_relation
  add constraint family_relation_limit check (
    case when family_limit(rel_kind) is null then place is null
      else place is not null and place between 1 and family_limit(rel_kind) end
  ),
  add constraint family_relation_place unique (account_id, rel_kind, place);

-- Gives a relation the first free place of its kind; the place after the last one, which the check refuses, when
-- there is none. One at a time for each family: of two that come at once for the last place, one gets it.
create function take_family_place() returns trigger language plpgsql as $$
begin
  new.place := null;
  if family_limit(new.rel_kind) is not null then
    perform from account where id = new.account_id for no key update;
    select min(free) into new.place from generate_series(1, family_limit(new.rel_kind) + 1) free
    where not exists (
      select from family_relation
      where account_id = new.account_id and rel_kind = new.rel_kind and place = free
        and profile_id <> new.profile_id
    );
  end if;
  return new;
end $$;

create trigger family_relation_place before insert or update of rel_kind, place on family_relation
  for each row execute function take_family_place();

-- Children of one name are looked for by their birthday.
create index profile_birthday on profile (birthday, sex);

-- The phone of somebody whose profile no account owns: it finds the profile when its number registers.
create table profile_phone (
  profile_id uuid primary key references profile on delete cascade,
  phone text not null check (phone ~ '^\d{12}$'),
  -- When a code that was sent there came back; null: a parent wrote it down.
  confirmed_at timestamptz
);
create index profile_phone_number on profile_phone (phone);

-- The code by which a spouse, or another relative, joins: one of each kind, gone with its first use.
create table family_code (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('SPOUSE', 'OTHER')),
  -- Keyed: six digits are few.
  code_hash bytea not null unique,
  -- The same code, sealed, to be shown again to its owner.
  sealed text not null,
  expires_at timestamptz not null,
  primary key (account_id, kind)
);
create index family_code_expiry on family_code (expires_at);

-- An adult whom an account wants to add, until the code that they are sent comes back.
create table relative_request (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  rel_kind text not null check (rel_kind in ('SPOUSE', 'PARENT', 'OTHER')),
  phone text not null check (phone ~ '^\d{12}$'),
  last_name text not null,
  first_name text not null,
  middle_name text,
  birthday date not null,
  sex text not null check (sex in ('MALE', 'FEMALE')),
  expires_at timestamptz not null,
  -- HMAC of the code that was sent last.
  code_hash bytea,
  code_expires_at timestamptz,
  attempts int not null default 0 check (attempts between 0 and 5)
);
create index relative_request_account on relative_request (account_id);
create index relative_request_expiry on relative_request (expires_at);

-- What is counted to bound whoever tries: by account, device, address and phone. Names nobody: addresses and phones
-- are keyed hashes.
create table family_attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('wrong-code', 'child-asked', 'relative-asked', 'sms-sent')),
  account_id uuid not null references account on delete cascade,
  device_id text not null,
  address_hash bytea not null,
  phone_hash bytea,
  at timestamptz not null
);
create index family_attempt_account on family_attempt (account_id, kind, at);
create index family_attempt_device on family_attempt (device_id, kind, at);
create index family_attempt_address on family_attempt (address_hash, kind, at);
create index family_attempt_phone on family_attempt (phone_hash, at) where phone_hash is not null;
create index family_attempt_age on family_attempt (at);

-- When an account last looked at the visits of a relative: written into the ledger once an hour.
create table profile_view (
  account_id uuid not null references account on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  at timestamptz not null,
  primary key (account_id, profile_id)
);

-- What was told to whom of a child's growing up, so that nobody hears it twice.
create table family_notice (
  profile_id uuid not null references profile on delete cascade,
  kind text not null check (kind in ('grows-up-soon', 'grown-up')),
  phone text not null check (phone ~ '^\d{12}$'),
  told_at timestamptz not null,
  primary key (profile_id, kind, phone)
);

-- The ledger of a person, the newest first.
drop index audit_profile;
create index audit_ledger on audit (profile_id, id) where profile_id is not null;

-- Whom a programme covered through a relative who has deleted the account: what they see of it for a while. The coverage is deleted with
-- its person.
create table cover_of_deleted_holder (
  profile_id uuid not null references profile on delete cascade,
  programme_code text not null references programme on update cascade on delete cascade,
  -- What the list of programmes names it by.
  id uuid not null unique,
  valid_from date not null,
  valid_to date,
  ended_at timestamptz not null,
  primary key (profile_id, programme_code)
);
create index cover_of_deleted_holder_ended on cover_of_deleted_holder (ended_at);

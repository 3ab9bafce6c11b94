-- Doctors whom an account comes back to: ten at most, each in a seat of its own, the latest added first.
create table favourite_doctor (
  account_id uuid not null references account on delete cascade,
  doctor_id bigint not null references doctor on delete cascade,
  -- Where the doctor was found.
  branch_id bigint not null references branch on delete cascade,
  seat smallint not null check (seat between 1 and 10),
  added_at timestamptz not null,
  primary key (account_id, doctor_id),
  unique (account_id, seat)
);
create index favourite_doctor_doctor on favourite_doctor (doctor_id);
create index favourite_doctor_branch on favourite_doctor (branch_id);

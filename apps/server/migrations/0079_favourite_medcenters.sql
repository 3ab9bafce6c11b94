-- Medical centres that an account comes back to: ten at most, each in a seat of its own, the latest added first.
create table favourite_branch (
  account_id uuid not null references account on delete cascade,
  branch_id bigint not null references branch on delete cascade,
  seat smallint not null check (seat between 1 and 10),
  added_at timestamptz not null,
  primary key (account_id, branch_id),
  unique (account_id, seat)
);
create index favourite_branch_branch on favourite_branch (branch_id);

-- Visits that a programme pays for. Who pays for a visit is `visit.coverer_code`; here is how much, and which limit counts it.
create table coverage_use (
  visit_id uuid primary key references visit on delete cascade,
  -- Null: the person's data were deleted.
  coverage_id uuid references coverage on delete set null,
  programme_code text not null references programme on update cascade,
  -- Percent of the price that the programme pays.
  share int not null check (share between 1 and 100),
  limit_id bigint,
  -- Who has the limit: see limit_holder.
  holder text,
  foreign key (limit_id, programme_code) references programme_limit (id, programme_code) on update cascade,
  check ((limit_id is null) = (holder is null))
);
create index coverage_use_limit on coverage_use (limit_id, holder) where limit_id is not null;
create index coverage_use_coverage on coverage_use (coverage_id);

-- Each account's own list of visits.

-- Visits that an account has taken off its list; those of its relatives are not changed (decisions D8). A row stays
-- when the visit is put back, for the account's other devices to hear of it at their next sync.
create table visit_listing (
  account_id uuid not null references account on delete cascade,
  visit_id uuid not null references visit on delete cascade,
  hidden boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, visit_id)
);
create index visit_listing_visit on visit_listing (visit_id);

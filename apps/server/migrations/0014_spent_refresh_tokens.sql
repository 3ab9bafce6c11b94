-- Spent refresh tokens are forgotten once a token of that age would have ended by itself; sessions that ended so are
-- found by their end.
alter table spent_refresh_token add column spent_at timestamptz not null default now();
create index spent_refresh_token_age on spent_refresh_token (spent_at);
create index session_expiry on session (expires_at);

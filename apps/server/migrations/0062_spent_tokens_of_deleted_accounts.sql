-- By which a device of a deleted account, whose last refresh got no answer, learns that the account was deleted:
-- `gone_session.refresh_hash` is the successor of the token that it holds.
create table gone_refresh_token (
  -- SHA-256 of a token that was spent before the deletion.
  hash bytea primary key,
  gone_at timestamptz not null
);
create index gone_refresh_token_time on gone_refresh_token (gone_at);

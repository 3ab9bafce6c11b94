-- Whether the sites of an organisation show more than booking in their frames: profile, family, tests and documents. An
-- operator says so (docs/decisions/0068). Older servers show everything, as before.
alter table provider add column frame_shows_account boolean not null default false;

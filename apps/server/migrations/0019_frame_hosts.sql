-- On whose pages the product may be shown in a frame (product §1): the ancestors that the pages of a provider name.
-- Without TLS anybody on the way could change such a page, so that only this very machine may do without.
create table frame_host (
  provider_id bigint not null references provider on delete cascade,
  origin text not null check (
    length(origin) <= 255
    and (
      origin ~ '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$'
      or origin ~ '^http://(localhost|127\.0\.0\.1)(:[0-9]{1,5})?$'
    )
  ),
  primary key (provider_id, origin)
);

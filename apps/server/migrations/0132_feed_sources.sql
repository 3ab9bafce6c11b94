-- Keys of feeds belong to a chain or pharmacy, an organisation or a programme (docs/decisions/0127-keys-of-feeds.md). The
-- last release has none of these tables.
alter table stock_source rename to feed_source;
alter table stock_key rename to feed_key;
alter table stock_feed rename to received_feed;
alter index stock_feed_at rename to received_feed_at;

alter table feed_source drop constraint stock_source_check;
alter table feed_source
  add column provider_id bigint unique references provider on delete cascade,
  add column programme_code text unique references programme on update cascade on delete cascade,
  add constraint feed_source_check check (num_nonnulls(chain_id, pharmacy_id, provider_id, programme_code) = 1);

-- The number of the feed of each kind that was applied last. Older ones are refused.
create table feed_sequence (
  source_id int not null references feed_source on delete cascade,
  feed text not null check (feed <> ''),
  last_sequence bigint not null,
  primary key (source_id, feed)
);
insert into feed_sequence (source_id, feed, last_sequence)
select id, 'stock', last_sequence from feed_source where last_sequence is not null;
alter table feed_source drop column last_sequence;

alter table feed_key
  drop constraint stock_key_source_id_fkey,
  add constraint feed_key_source_id_fkey foreign key (source_id) references feed_source on delete cascade;
alter table received_feed
  drop constraint stock_feed_source_id_fkey,
  add constraint received_feed_source_id_fkey foreign key (source_id) references feed_source on delete cascade,
  add column feed text not null default 'stock' check (feed <> '');
alter table received_feed alter column feed drop default;

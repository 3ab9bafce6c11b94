-- What becomes of messages after they are given to a gateway, and what their sending costs.

-- Reached the person, as the gateway's receipt says.
alter table outbox add column delivered_at timestamptz;
-- Why it failed: 'refused', 'undelivered', 'expired', 'gave-up', 'no-gateway'.
alter table outbox add column failure text;
-- Why it waits beyond its turn: 'spend-limit', 'throttled', 'credentials', 'unreachable', 'unclear', 'busy'.
alter table outbox add column delayed_by text;

-- A text of several parts has a reference of the gateway's for each. A receipt may come before the answer that
-- tells the reference: whichever comes first makes the row.
create table message_part (
  reference text primary key,
  message_id bigint references outbox on delete cascade,
  state text check (state in ('delivered', 'failed')),
  stated_at timestamptz,
  created_at timestamptz not null
);
create index message_part_message on message_part (message_id);
create index message_part_stray on message_part (created_at) where message_id is null;

-- Parts of SMS paid for, by the minute: '' is all of them, '37529' those to numbers that begin so.
create table sms_spending (
  prefix text not null,
  minute timestamptz not null,
  parts int not null check (parts >= 0),
  primary key (prefix, minute)
);

-- Spends parts of SMS if none of the limits an hour that hold for them is passed by it; otherwise spends nothing and
-- says when enough of the hour will have passed to ask again. One at a time, so that servers side by side together
-- keep the limits. A single message is never too long: it passes where nothing was spent.
create function spend_sms(prefixes text[], limits int[], wanted int, moment timestamptz) returns timestamptz
  language plpgsql as $$
declare
  spent int;
  oldest timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('sms_spending', 0));
  for at in 1 .. cardinality(prefixes) loop
    select coalesce(sum(parts), 0), min(minute) into spent, oldest from sms_spending
      where prefix = prefixes[at] and minute > moment - interval '1 hour' and parts > 0;
    if limits[at] = 0 or (spent > 0 and spent + wanted > limits[at]) then
      return coalesce(oldest, moment) + interval '1 hour';
    end if;
  end loop;
  insert into sms_spending as known (prefix, minute, parts)
    select given.prefix, date_trunc('minute', moment), wanted from unnest(prefixes) given(prefix)
    on conflict (prefix, minute) do update set parts = known.parts + wanted;
  return null;
end $$;

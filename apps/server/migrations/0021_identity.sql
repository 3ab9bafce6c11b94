-- How many guesses a code takes: fewer, once strangers had many codes sent to its phone.
alter table phone_login add column guesses smallint not null default 5 check (guesses between 1 and 5);

-- A grown child is OTHER to the parent, since only minors are children; this keeps in what words to speak of them
-- while the relation is OTHER.
alter table family_relation add column is_grown_child boolean not null default false;

-- Devices that are old enough to be forgotten, without reading the others.
create index device_seen on device (last_seen_at);

-- Messages that name whoever asked for them, to be forgotten with that person: without reading all the others.
create index outbox_naming on outbox (id) where template in ('family-code', 'spouse-code');

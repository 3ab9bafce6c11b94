-- Until when a spent refresh token is answered with its successor once more, by the clock of the database. Null: it is not,
-- as for all that were spent before.
alter table spent_refresh_token add column answered_until timestamptz;

-- The owner has signed the device out, here or from another one: what lies on it only is to be deleted. A session that
-- ended otherwise leaves that locked.
alter table session add column signed_out boolean not null default false;

-- By which the devices of a deleted account learn that it was deleted.
alter table gone_session add column refresh_hash bytea;
create index gone_session_refresh on gone_session (refresh_hash) where refresh_hash is not null;

-- What opens the encrypted store of an account on a device (product §3, "hashKey, storeKey"), also in its next session
-- there. More than one where another VIZIT_SECRET has sealed the former.
create table device_store_keys (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  device_id text not null,
  sealed text not null,
  -- What the seal is bound to: `device.ref`, or the session that had them before they belonged to the device.
  bound_to uuid not null,
  made_at timestamptz not null default now(),
  foreign key (account_id, device_id) references device on delete cascade
);
create index device_store_keys_device on device_store_keys (account_id, device_id);

insert into device_store_keys (account_id, device_id, sealed, bound_to)
select account_id, device_id, device_keys_sealed, id
from session
where device_keys_sealed is not null and ended_at is null
order by created_at;

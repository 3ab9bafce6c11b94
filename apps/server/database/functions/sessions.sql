-- What ends with a session, whichever statement ends it.

-- A signed-out device gets no push messages.
create or replace function forget_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;

create or replace trigger session_ends_push after update of ended_at on session
  for each row when (new.ended_at is not null) execute function forget_push_subscription();

-- The keys of the device store end with the session: the data on the device cannot be opened any more.
create or replace function forget_device_keys() returns trigger language plpgsql as $$
begin
  new.device_keys_sealed := null;
  return new;
end
$$;

create or replace trigger session_end_forgets_device_keys
  before update of ended_at on session
  for each row when (new.ended_at is not null)
  execute function forget_device_keys();

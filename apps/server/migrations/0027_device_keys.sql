-- What opens the encrypted store on a signed-in device (product §3, "hashKey, storeKey"): sealed, made when first asked for.
alter table session add column device_keys_sealed text;

-- With the session goes what it kept on its device, however it ended.
create function forget_device_keys() returns trigger language plpgsql as $$
begin
  new.device_keys_sealed := null;
  return new;
end
$$;
create trigger session_end_forgets_device_keys
  before update of ended_at on session
  for each row when (new.ended_at is not null)
  execute function forget_device_keys();

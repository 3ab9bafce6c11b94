-- Visits that become an account's, and those that a registry took by phone.

-- What a registry's files said of its visits: read again, they change what the clinic has changed since, and undo
-- nothing of what the patient has.
create table registry_visit (
  visit_id uuid primary key references visit on delete cascade,
  provider_id bigint not null references provider on delete cascade,
  -- The clinic's own.
  number text not null check (length(number) between 1 and 60),
  assignment_id bigint not null references assignment on delete cascade,
  service_id bigint references service on delete set null,
  starts_at timestamptz not null,
  cancelled boolean not null default false,
  unique (provider_id, number)
);

-- Makes a visit that was booked without an account one of this patient: 'imported'; 'visitor-busy' (order_id: the
-- patient's other visit); or 'unknown'. Only 'imported' changes anything. Whether the account may is asked before, and
-- the row of `visit_contact` is locked.
create function import_visit(
  imported uuid,
  patient uuid,
  account uuid,
  moment timestamptz,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  former visit;
begin
  order_id := imported;
  select * into former from visit where id = imported and status <> 'cancelled' for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  -- As moves do (0007): an update has no `on conflict`.
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || patient, 0));
  begin
    update visit set profile_id = patient, booked_by = account, updated_at = moment where id = imported;
  exception when exclusion_violation then
    outcome := 'visitor-busy';
    select id into order_id from visit
    where profile_id = patient and id <> imported and status <> 'cancelled'
      and tstzrange(starts_at, ends_at) && tstzrange(former.starts_at, former.ends_at)
    order by starts_at limit 1;
    return;
  end;
  outcome := 'imported';
  update visit_contact set imported_by = account, imported_at = moment where visit_id = imported;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, patient, 'visit-imported', imported::text);
  -- The patient without an account, unless another visit is theirs; nobody books one for them at this moment (the
  -- guests' and registries' lock of a phone).
  perform pg_advisory_xact_lock(hashtextextended('vizit guest phone ' || phone, 0)) from visit_contact
  where visit_id = imported;
  delete from profile where id = former.profile_id and clinic_phone is not null
    and not exists (select from visit where profile_id = former.profile_id)
    and not exists (select from family_relation where profile_id = former.profile_id);
end $$;

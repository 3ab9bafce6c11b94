-- A name without case, punctuation and the difference between ё and е.
create or replace function name_key(name text) returns text language sql immutable
return btrim(regexp_replace(replace(lower(name collate "ru-x-icu"), 'ё', 'е'), '[[:space:].,:;()«»"''/–—-]+', ' ', 'g'));

-- Gives a visit that was booked without an account to a patient of an account: 'imported'; 'visitor-busy' (the patient has
-- another visit then: `order_id`); or 'unknown'. Only 'imported' changes anything. The caller has checked that the account may,
-- and has locked the row of `visit_contact`.
create or replace function import_visit(
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
  -- As in move_visit: an update has no `on conflict`.
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || patient, 0));
  begin
    update visit set profile_id = patient, booked_by = account, updated_at = moment where id = imported;
  exception when exclusion_violation then
    outcome := 'visitor-busy';
    order_id := overlapping_visit(patient, former.starts_at, former.ends_at, other_than => imported);
    return;
  end;
  outcome := 'imported';
  update visit_contact set imported_by = account, imported_at = moment where visit_id = imported;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, patient, 'visit-imported', imported::text);
  -- The clinic's id of the patient is copied, because results are matched by it: only if birthday, sex and names
  -- are the same. The same phone alone proves nothing.
  insert into fhir_patient (provider_id, profile_id, patient_id)
  select known.provider_id, patient, known.patient_id
  from fhir_patient known
    join fhir_appointment there on there.provider_id = known.provider_id and there.visit_id = imported
    join profile guest on guest.id = known.profile_id
    join profile taker on taker.id = patient and taker.birthday = guest.birthday and taker.sex = guest.sex
      and translate(lower(taker.last_name collate "ru-x-icu"), 'ё', 'е') = translate(lower(guest.last_name collate "ru-x-icu"), 'ё', 'е')
      and translate(lower(taker.first_name collate "ru-x-icu"), 'ё', 'е') = translate(lower(guest.first_name collate "ru-x-icu"), 'ё', 'е')
  where known.profile_id = former.profile_id
  on conflict do nothing;
  -- Deletes the profile that had no account, unless it has another visit. The advisory lock of the phone, which bookings of
  -- guests and registries take too, keeps others from booking for it at this moment.
  perform pg_advisory_xact_lock(hashtextextended('vizit guest phone ' || phone, 0)) from visit_contact
  where visit_id = imported;
  delete from profile where id = former.profile_id and clinic_phone is not null
    and not exists (select from visit where profile_id = former.profile_id)
    and not exists (select from family_relation where profile_id = former.profile_id);
end $$;

-- Names that a database with another locale has not folded. Two that are the same now stay two until the clinic is imported again.
with same as (
  select id, name_key(name_ru) as key, parent_id,
    row_number() over (partition by parent_id, name_key(name_ru) order by key <> name_key(name_ru), id) as nth
  from common_service_group
)
update common_service_group g set key = same.key from same where same.id = g.id and same.nth = 1 and g.key <> same.key;

with same as (
  select id, name_key(name_ru) as key,
    row_number() over (partition by group_id, code is null, case when code is not null then id end, name_key(name_ru)
      order by key <> name_key(name_ru), id) as nth
  from common_service
)
update common_service c set key = same.key from same where same.id = c.id and same.nth = 1 and c.key <> same.key;

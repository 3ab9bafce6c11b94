-- `provider.catalogue_version` grows whenever something changes that servers cache of the organisation's
-- catalogue: its own row, doctors, branches, assignments and their specialities
-- (apps/server/src/modules/booking/store/assignment-terms.ts).

create or replace function count_provider_change() returns trigger language plpgsql as $$
begin
  new.catalogue_version := old.catalogue_version + 1;
  return new;
end $$;

create or replace trigger provider_version before update on provider
  for each row when (old is distinct from new) execute function count_provider_change();

create or replace function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update provider set catalogue_version = catalogue_version + 1
  where id in (select provider_id from changed);
  return null;
end $$;

create or replace trigger doctor_version after update on doctor referencing new table as changed
  for each statement execute function count_catalogue_change();

create or replace trigger branch_version after update on branch referencing new table as changed
  for each statement execute function count_catalogue_change();

create or replace trigger assignment_version after update on assignment referencing new table as changed
  for each statement execute function count_catalogue_change();

create or replace function count_speciality_change() returns trigger language plpgsql as $$
begin
  update provider set catalogue_version = catalogue_version + 1
  where id in (select provider_id from assignment join changed on changed.id = assignment.speciality_id);
  return null;
end $$;

create or replace trigger speciality_version after update on speciality referencing new table as changed
  for each statement execute function count_speciality_change();

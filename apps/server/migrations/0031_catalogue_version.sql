-- What a server remembers of a medical organisation's doctors, branches and assignments holds as long as this number
-- stands: a booking reads it with the timeslot, and need not join all their names again.

alter table provider add column catalogue_version bigint not null default 0;

create function count_provider_change() returns trigger language plpgsql as $$
begin
  new.catalogue_version := old.catalogue_version + 1;
  return new;
end $$;
create trigger provider_version before update on provider
  for each row when (old is distinct from new) execute function count_provider_change();

create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update provider set catalogue_version = catalogue_version + 1
  where id in (select provider_id from changed);
  return null;
end $$;
create trigger doctor_version after update on doctor referencing new table as changed
  for each statement execute function count_catalogue_change();
create trigger branch_version after update on branch referencing new table as changed
  for each statement execute function count_catalogue_change();
create trigger assignment_version after update on assignment referencing new table as changed
  for each statement execute function count_catalogue_change();

create function count_speciality_change() returns trigger language plpgsql as $$
begin
  update provider set catalogue_version = catalogue_version + 1
  where id in (select provider_id from assignment join changed on changed.id = assignment.speciality_id);
  return null;
end $$;
create trigger speciality_version after update on speciality referencing new table as changed
  for each statement execute function count_speciality_change();

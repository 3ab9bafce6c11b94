-- Adds to the counts of doctors and branches, always in the order of their numbers, so that two statements never wait for each
-- other. The row of a doctor who is being deleted may be gone already.
create or replace function add_review_counts(doctors jsonb, branches jsonb) returns void language plpgsql as $$
begin
  insert into doctor_review_count as known (doctor_id, reviews)
  select key::bigint, value::int from jsonb_each_text(doctors) where value::int > 0 order by key::bigint
  on conflict (doctor_id) do update set reviews = known.reviews + excluded.reviews;
  perform from doctor_review_count where doctor_id in (
    select key::bigint from jsonb_each_text(doctors) where value::int < 0) order by doctor_id for no key update;
  update doctor_review_count set reviews = reviews + value::int
  from jsonb_each_text(doctors) where value::int < 0 and doctor_id = key::bigint;

  insert into branch_review_count as known (branch_id, reviews)
  select key::bigint, value::int from jsonb_each_text(branches) where value::int > 0 order by key::bigint
  on conflict (branch_id) do update set reviews = known.reviews + excluded.reviews;
  perform from branch_review_count where branch_id in (
    select key::bigint from jsonb_each_text(branches) where value::int < 0) order by branch_id for no key update;
  update branch_review_count set reviews = reviews + value::int
  from jsonb_each_text(branches) where value::int < 0 and branch_id = key::bigint;
end $$;

-- For each statement: a loop over rows would update the count of one doctor as often as reviews were loaded.
create or replace function count_added_reviews() returns trigger language plpgsql as $$
begin
  perform add_review_counts(
    (select coalesce(jsonb_object_agg(doctor_id, n), '{}') from (
      select doctor_id, count(*) as n from added where state = 'public' group by doctor_id) as counted),
    (select coalesce(jsonb_object_agg(branch_id, n), '{}') from (
      select branch_id, count(*) as n from added where state = 'public' group by branch_id) as counted));
  return null;
end $$;

create or replace function count_deleted_reviews() returns trigger language plpgsql as $$
begin
  perform add_review_counts(
    (select coalesce(jsonb_object_agg(doctor_id, -n), '{}') from (
      select doctor_id, count(*) as n from deleted where state = 'public' group by doctor_id) as counted),
    (select coalesce(jsonb_object_agg(branch_id, -n), '{}') from (
      select branch_id, count(*) as n from deleted where state = 'public' group by branch_id) as counted));
  return null;
end $$;

create or replace function count_changed_reviews() returns trigger language plpgsql as $$
begin
  perform add_review_counts(
    (select coalesce(jsonb_object_agg(doctor_id, n), '{}') from (
      select doctor_id, sum(n) as n from (
        select doctor_id, 1 as n from added where state = 'public'
        union all select doctor_id, -1 from deleted where state = 'public') as counted
      group by doctor_id having sum(n) <> 0) as changed),
    (select coalesce(jsonb_object_agg(branch_id, n), '{}') from (
      select branch_id, sum(n) as n from (
        select branch_id, 1 as n from added where state = 'public'
        union all select branch_id, -1 from deleted where state = 'public') as counted
      group by branch_id having sum(n) <> 0) as changed));
  return null;
end $$;

create or replace trigger review_added after insert on review
  referencing new table as added for each statement execute function count_added_reviews();

create or replace trigger review_deleted after delete on review
  referencing old table as deleted for each statement execute function count_deleted_reviews();

create or replace trigger review_changed after update on review
  referencing old table as deleted new table as added for each statement execute function count_changed_reviews();

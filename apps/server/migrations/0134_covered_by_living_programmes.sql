-- Lets a programme pay for a visit, or tells why it does not. A coverage does not end between being found and paying: whoever ends
-- it waits for the booking, or the booking for them. Bookings and moves of one limit go one at a time; this lock is the last that they
-- take, so that they cannot deadlock.
--   'covered'        `share` of the price, percent
--   'not-covered'    the patient is not covered on that day, or not for this visit
--   'limit-reached'  no visit of the limit remains
create or replace function cover_visit(covered uuid, programme text, out outcome text, out share int) language plpgsql as $$
declare
  it record;
  payer record;
  living uuid[];
begin
  select v.profile_id, v.provider_id, a.branch_id, v.service_id, v.service_option_id,
    (v.starts_at at time zone 'Europe/Minsk')::date as day
  into it from visit v join assignment a on a.id = v.assignment_id where v.id = covered;
  with locked as (
    select c.id from coverage c
    where c.ended_at is null and c.id in (
      select f.coverage_id from coverages_of(it.profile_id, it.day) f where f.programme_code = programme)
    order by c.id for share
  )
  select array_agg(locked.id) into living from locked;
  for payer in
    select distinct p.limit_id, p.holder
    from payers_of(it.profile_id, it.day, it.provider_id, it.branch_id, it.service_id, it.service_option_id, covered) p
    where p.coverage_id = any(living) and p.limit_id is not null
    order by p.limit_id, p.holder
  loop
    perform pg_advisory_xact_lock(hashtextextended('limit ' || payer.limit_id || ' of ' || payer.holder, 0));
  end loop;
  -- Read again under the locks.
  select p.* into payer
  from payers_of(it.profile_id, it.day, it.provider_id, it.branch_id, it.service_id, it.service_option_id, covered) p
  where p.coverage_id = any(living) and p.coverage is not null
  order by p.remaining <= 0 nulls first, p.is_own desc, p.coverage_id
  limit 1;
  if not found then
    outcome := 'not-covered';
  elsif payer.remaining <= 0 then
    outcome := 'limit-reached';
  else
    outcome := 'covered';
    share := payer.share;
    insert into coverage_use as used (visit_id, coverage_id, programme_code, share, limit_id, holder)
    values (covered, payer.coverage_id, programme, payer.share, payer.limit_id, payer.holder)
    on conflict (visit_id) do update set coverage_id = excluded.coverage_id, programme_code = excluded.programme_code,
      share = excluded.share, limit_id = excluded.limit_id, holder = excluded.holder;
    update visit set coverer_code = programme where id = covered and coverer_code is distinct from programme;
  end if;
end $$;

-- The rows of an organisation as they have to be, for one programme (null: for all): doctors, services and the branch, as
-- packages/domain/src/programmes/cover-of-places.ts says.
create or replace function cover_truth(organisation bigint, programme text)
returns table (code text, branch_id bigint, service_id bigint, assignment_id bigint, coverage text) language sql stable
begin atomic
  with programmes as materialized (
    select named.code,
      exists (select from programme_cover c where c.programme_code = named.code and c.provider_id = organisation) as speaks
    from (
      select programme_code as code from programme_cover where provider_id = organisation
      union
      select unnest(o.coverer_codes) from service_option o where o.provider_id = organisation and o.active
    ) named
    -- One that is switched off covers nothing.
    join programme p on p.code = named.code and p.active
    where cover_truth.programme is null or named.code = cover_truth.programme
  ), working as materialized (
    select a.id, a.branch_id
    from assignment a join doctor d on d.id = a.doctor_id and d.active
    where a.provider_id = organisation and a.active
  ), given as materialized (
    select w.id, w.branch_id, m.service_id
    from working w
    join assignment_service m on m.assignment_id = w.id
    join service s on s.id = m.service_id and s.active and not s.hidden
  ), choices as materialized (
    select g.branch_id, g.service_id, o.id as option_id, o.coverer_codes
    from (select distinct given.branch_id, given.service_id from given) g
    left join service_option o on o.service_id = g.service_id and o.active and (
      not exists (select from service_option_branch only_at where only_at.option_id = o.id)
      or exists (select from service_option_branch only_at
        where only_at.option_id = o.id and only_at.branch_id = g.branch_id))
  ), services as materialized (
    select p.code, c.branch_id, c.service_id,
      cover_together(array_agg(case
        when p.speaks then coalesce(said.coverage, 'NOT_COVERED')
        when p.code = any(c.coverer_codes) then 'COVERED'
        else 'NOT_COVERED'
      end)) as coverage
    from programmes p
    cross join choices c
    left join lateral cover_of(p.code, organisation, c.branch_id, c.service_id, c.option_id) said on p.speaks
    group by p.code, c.branch_id, c.service_id
  ), assignments as materialized (
    select part.code, part.id, part.branch_id, cover_together(array_agg(part.coverage)) as coverage
    from (
      select s.code, g.id, g.branch_id, s.coverage
      from given g join services s on s.branch_id = g.branch_id and s.service_id = g.service_id
      union all
      select p.code, w.id, w.branch_id, coalesce(said.coverage, 'NOT_COVERED')
      from programmes p
      cross join working w
      left join lateral cover_of(p.code, organisation, w.branch_id, null, null) said on true
      where p.speaks
      union all
      select p.code, w.id, w.branch_id, 'NOT_COVERED'
      from programmes p
      cross join working w
      where not p.speaks and not exists (select from given g where g.id = w.id)
    ) part
    group by part.code, part.id, part.branch_id
  )
  select services.code, services.branch_id, services.service_id, null::bigint, services.coverage from services
  union all
  select assignments.code, assignments.branch_id, null, assignments.id, assignments.coverage from assignments
  union all
  select assignments.code, assignments.branch_id, null, null, cover_together(array_agg(assignments.coverage))
  from assignments group by assignments.code, assignments.branch_id;
end;

-- A programme that is new, or was switched on or off: wherever its coverer or an organisation names it.
create or replace function note_programme_for_cover() returns trigger language plpgsql as $$
begin
  insert into cover_stale (provider_id, programme_code)
  select c.provider_id, new.code from programme_cover c where c.programme_code = new.code
  union
  select o.provider_id, new.code from service_option o where new.code = any(o.coverer_codes)
  on conflict do nothing;
  return null;
end $$;

create or replace trigger programme_cover_state_insert after insert on programme
  for each row execute function note_programme_for_cover();

create or replace trigger programme_cover_state_update after update on programme for each row
  when (old.active <> new.active) execute function note_programme_for_cover();

-- What is kept of programmes that are switched off already.
insert into cover_stale (provider_id, programme_code)
select kept.provider_id, kept.programme_code
from (
  select provider_id, programme_code from covered_service
  union select provider_id, programme_code from covered_assignment
  union select provider_id, programme_code from covered_branch
) kept
where not exists (select from programme p where p.code = kept.programme_code and p.active);

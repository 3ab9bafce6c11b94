-- Which limits count what is covered, for badges that say that a limit is used up; null: a part of it is counted in none.
alter table covered_service add column limit_ids bigint[];
alter table covered_assignment add column limit_ids bigint[];
alter table covered_branch add column limit_ids bigint[];

-- It answers with more columns. Only `refresh_cover` calls it, never a server.
drop function cover_truth(bigint, text);

-- The rows of an organisation as they have to be, for one programme (null: for all): doctors, services and the branch, as
-- packages/domain/src/programmes/cover-of-places.ts says.
create or replace function cover_truth(organisation bigint, programme text)
returns table (
  code text, branch_id bigint, service_id bigint, assignment_id bigint, coverage text, share_from int, share_to int,
  -- The limits that count what is covered of it; null: a part of that is counted in none.
  limit_ids bigint[]
) language sql stable
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
      end)) as coverage,
      -- What an organisation names at its option is paid in whole; what is not covered has no share.
      min(case when p.speaks then said.share else 100 end) filter (where s.covered) as share_from,
      max(case when p.speaks then said.share else 100 end) filter (where s.covered) as share_to,
      case when bool_and(said.limit_id is not null) filter (where s.covered)
        then array_agg(distinct said.limit_id) filter (where s.covered) end as limit_ids
    from programmes p
    cross join choices c
    left join lateral cover_of(p.code, organisation, c.branch_id, c.service_id, c.option_id) said on p.speaks
    cross join lateral (
      select case when p.speaks then said.coverage <> 'NOT_COVERED' else p.code = any(c.coverer_codes) end as covered
    ) s
    group by p.code, c.branch_id, c.service_id
  ), assignments as materialized (
    select part.code, part.id, part.branch_id, cover_together(array_agg(part.coverage)) as coverage,
      min(part.share_from) as share_from, max(part.share_to) as share_to,
      case when bool_and(part.limit_ids is not null) filter (where part.coverage <> 'NOT_COVERED')
        then array_agg(distinct l.id) filter (where l.id is not null) end as limit_ids
    from (
      select s.code, g.id, g.branch_id, s.coverage, s.share_from, s.share_to, s.limit_ids
      from given g join services s on s.branch_id = g.branch_id and s.service_id = g.service_id
      union all
      select p.code, w.id, w.branch_id, coalesce(said.coverage, 'NOT_COVERED'),
        case when said.coverage <> 'NOT_COVERED' then said.share end,
        case when said.coverage <> 'NOT_COVERED' then said.share end,
        case when said.coverage <> 'NOT_COVERED' and said.limit_id is not null then array[said.limit_id] end
      from programmes p
      cross join working w
      left join lateral cover_of(p.code, organisation, w.branch_id, null, null) said on true
      where p.speaks
      union all
      select p.code, w.id, w.branch_id, 'NOT_COVERED', null, null, null
      from programmes p
      cross join working w
      where not p.speaks and not exists (select from given g where g.id = w.id)
    ) part
    left join lateral unnest(part.limit_ids) l(id) on true
    group by part.code, part.id, part.branch_id
  )
  select services.code, services.branch_id, services.service_id, null::bigint, services.coverage, services.share_from,
    services.share_to, services.limit_ids
  from services
  union all
  select assignments.code, assignments.branch_id, null, assignments.id, assignments.coverage, assignments.share_from,
    assignments.share_to, assignments.limit_ids
  from assignments
  union all
  select assignments.code, assignments.branch_id, null, null, cover_together(array_agg(assignments.coverage)),
    min(assignments.share_from), max(assignments.share_to),
    case when bool_and(assignments.limit_ids is not null) filter (where assignments.coverage <> 'NOT_COVERED')
      then array_agg(distinct l.id) filter (where l.id is not null) end
  from assignments
  left join lateral unnest(assignments.limit_ids) l(id) on true
  group by assignments.code, assignments.branch_id;
end;

-- Brings the rows of an organisation to what they have to be, for one programme (null: for all); what is right stays unwritten.
create or replace function refresh_cover(organisation bigint, programme text) returns void language plpgsql
set jit = off set enable_seqscan = off as $$
begin
  with truth as materialized (
    select * from cover_truth(organisation, programme) t where t.coverage <> 'NOT_COVERED'
  ), gone_services as (
    delete from covered_service c
    where c.provider_id = organisation and (programme is null or c.programme_code = programme) and not exists (
      select from truth t
      where (t.code, t.branch_id, t.service_id) = (c.programme_code, c.branch_id, c.service_id))
  ), gone_assignments as (
    delete from covered_assignment c
    where c.provider_id = organisation and (programme is null or c.programme_code = programme) and not exists (
      select from truth t where (t.code, t.assignment_id) = (c.programme_code, c.assignment_id))
  ), gone_branches as (
    delete from covered_branch c
    where c.provider_id = organisation and (programme is null or c.programme_code = programme) and not exists (
      select from truth t
      where (t.code, t.branch_id) = (c.programme_code, c.branch_id)
        and t.service_id is null and t.assignment_id is null)
  ), services as (
    insert into covered_service as c (programme_code, branch_id, service_id, provider_id, coverage, share_from, share_to, limit_ids)
    select t.code, t.branch_id, t.service_id, organisation, t.coverage, t.share_from, t.share_to, t.limit_ids
    from truth t where t.service_id is not null
    on conflict (programme_code, branch_id, service_id) do update
    set coverage = excluded.coverage, share_from = excluded.share_from, share_to = excluded.share_to,
      limit_ids = excluded.limit_ids
    where (c.coverage, c.share_from, c.share_to, c.limit_ids)
      is distinct from (excluded.coverage, excluded.share_from, excluded.share_to, excluded.limit_ids)
  ), assignments as (
    insert into covered_assignment as c (programme_code, assignment_id, provider_id, coverage, share_from, share_to, limit_ids)
    select t.code, t.assignment_id, organisation, t.coverage, t.share_from, t.share_to, t.limit_ids
    from truth t where t.assignment_id is not null
    on conflict (programme_code, assignment_id) do update
    set coverage = excluded.coverage, share_from = excluded.share_from, share_to = excluded.share_to,
      limit_ids = excluded.limit_ids
    where (c.coverage, c.share_from, c.share_to, c.limit_ids)
      is distinct from (excluded.coverage, excluded.share_from, excluded.share_to, excluded.limit_ids)
  )
  insert into covered_branch as c (programme_code, branch_id, provider_id, coverage, share_from, share_to, limit_ids)
  select t.code, t.branch_id, organisation, t.coverage, t.share_from, t.share_to, t.limit_ids
    from truth t where t.service_id is null and t.assignment_id is null
  on conflict (programme_code, branch_id) do update
  set coverage = excluded.coverage, share_from = excluded.share_from, share_to = excluded.share_to,
      limit_ids = excluded.limit_ids
  where (c.coverage, c.share_from, c.share_to, c.limit_ids)
      is distinct from (excluded.coverage, excluded.share_from, excluded.share_to, excluded.limit_ids);
end $$;

-- What is covered already.
insert into cover_stale (provider_id) select id from provider;

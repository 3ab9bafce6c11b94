-- What programmes cover of what organisations give, kept for lists (docs/decisions/0125-what-is-covered-for-lists.md).

-- What a programme covers at an organisation: what the coverer's most exact row says; where the coverer says nothing of the
-- organisation at all, whether the organisation names the programme at the option. `coverageAt` of
-- packages/domain/src/programmes/cover.ts.
create or replace function cover_kind_at(
  programme text,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint
) returns text language sql stable
return case
  when exists (select from programme_cover c where c.programme_code = programme and c.provider_id = at_provider)
  then coalesce(
    (select said.coverage from cover_of(programme, at_provider, at_branch, of_service, of_option) said), 'NOT_COVERED')
  when exists (select from service_option o where o.id = of_option and programme = any(o.coverer_codes)) then 'COVERED'
  else 'NOT_COVERED'
end;

-- What is covered of several things together: `coverTogether` of packages/domain/src/programmes/cover.ts.
create or replace function cover_together(parts text[]) returns text language sql immutable
return case
  when cardinality(parts) = 0 then 'NOT_COVERED'
  when 'PARTLY' = any(parts) then 'PARTLY'
  when 'NOT_COVERED' = any(parts)
  then case when 'NOT_COVERED' = all(parts) then 'NOT_COVERED' else 'PARTLY' end
  when 'LIMITED' = any(parts) then 'LIMITED'
  else 'COVERED'
end;

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

-- At the end of a transaction that has changed what is given or covered. Transactions do so one after another, so that of two at
-- once the later counts both. The lock is the one of the search: an import needs both, and two locks could be waited for in a
-- circle.
create or replace function refresh_stale_cover() returns trigger language plpgsql as $$
declare
  stale record;
begin
  delete from cover_refresh where transaction = new.transaction;
  perform pg_advisory_xact_lock(hashtextextended('search_entry', 0));
  for stale in
    with done as (
      delete from cover_stale where transaction = new.transaction returning provider_id, programme_code
    )
    select distinct d.provider_id, d.programme_code from done d
    where d.programme_code is null
      or not exists (select from done whole where whole.provider_id = d.provider_id and whole.programme_code is null)
    order by 1, 2
  loop
    perform refresh_cover(stale.provider_id, stale.programme_code);
  end loop;
  return null;
end $$;

create or replace function want_cover_refresh() returns trigger language plpgsql as $$
begin
  insert into cover_refresh (transaction) select distinct transaction from noted on conflict do nothing;
  return null;
end $$;

create or replace function note_covered_rows() returns trigger language plpgsql as $$
begin
  insert into cover_stale (provider_id, programme_code)
  select distinct provider_id, programme_code from changed
  on conflict do nothing;
  return null;
end $$;

create or replace function note_options_for_cover() returns trigger language plpgsql as $$
begin
  insert into cover_stale (provider_id) select distinct provider_id from changed on conflict do nothing;
  return null;
end $$;

create or replace function note_provision_for_cover() returns trigger language plpgsql as $$
begin
  insert into cover_stale (provider_id)
  select distinct s.provider_id from changed join service s on s.id = changed.service_id
  on conflict do nothing;
  return null;
end $$;

create or replace function note_provider_for_cover() returns trigger language plpgsql as $$
begin
  insert into cover_stale (provider_id)
  values (case when tg_op = 'DELETE' then old.provider_id else new.provider_id end)
  on conflict do nothing;
  return null;
end $$;

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

create or replace trigger cover_stale_noted after insert on cover_stale referencing new table as noted
  for each statement execute function want_cover_refresh();

create constraint trigger cover_refresh_due after insert on cover_refresh
  deferrable initially deferred for each row execute function refresh_stale_cover();

create or replace trigger programme_cover_insert after insert on programme_cover referencing new table as changed
  for each statement execute function note_covered_rows();
create or replace trigger programme_cover_update after update on programme_cover referencing new table as changed
  for each statement execute function note_covered_rows();
create or replace trigger programme_cover_delete after delete on programme_cover referencing old table as changed
  for each statement execute function note_covered_rows();

create or replace trigger service_option_cover_insert after insert on service_option referencing new table as changed
  for each statement execute function note_options_for_cover();
create or replace trigger service_option_cover_update after update on service_option referencing new table as changed
  for each statement execute function note_options_for_cover();
create or replace trigger service_option_cover_delete after delete on service_option referencing old table as changed
  for each statement execute function note_options_for_cover();
create or replace trigger service_option_branch_cover_insert after insert on service_option_branch referencing new table as changed
  for each statement execute function note_options_for_cover();
create or replace trigger service_option_branch_cover_delete after delete on service_option_branch referencing old table as changed
  for each statement execute function note_options_for_cover();

create or replace trigger assignment_service_cover_insert after insert on assignment_service referencing new table as changed
  for each statement execute function note_provision_for_cover();
create or replace trigger assignment_service_cover_delete after delete on assignment_service referencing old table as changed
  for each statement execute function note_provision_for_cover();

create or replace trigger service_cover_update after update on service for each row
  when ((old.active, old.hidden) is distinct from (new.active, new.hidden))
  execute function note_provider_for_cover();
create or replace trigger service_cover_delete after delete on service
  for each row execute function note_provider_for_cover();
create or replace trigger doctor_cover_update after update on doctor for each row
  when (old.active <> new.active) execute function note_provider_for_cover();
create or replace trigger assignment_cover_insert after insert on assignment
  for each row execute function note_provider_for_cover();
create or replace trigger assignment_cover_update after update on assignment for each row
  when ((old.active, old.branch_id, old.doctor_id) is distinct from (new.active, new.branch_id, new.doctor_id))
  execute function note_provider_for_cover();
create or replace trigger assignment_cover_delete after delete on assignment
  for each row execute function note_provider_for_cover();

create or replace trigger programme_cover_state_insert after insert on programme
  for each row execute function note_programme_for_cover();
create or replace trigger programme_cover_state_update after update on programme for each row
  when (old.active <> new.active) execute function note_programme_for_cover();

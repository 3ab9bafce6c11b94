-- What a programme pays for exactly this at a place, without what it excludes: the coverer's row; where it says nothing of the
-- organisation, what the organisation names at the option.
create or replace function coverage_of_exactly(
  programme text,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint
) returns table (coverage text, share int, limit_id bigint) language sql stable rows 1
begin atomic
  select c.coverage, c.share, c.limit_id
  from cover_of(programme, at_provider, at_branch, of_service, of_option) c
  where c.coverage <> 'NOT_COVERED'
  union all
  select 'COVERED', 100, null::bigint
  from service_option o
  where o.id = of_option and o.service_id = of_service and programme = any(o.coverer_codes)
    and not exists (
      select from programme_cover said where said.programme_code = programme and said.provider_id = at_provider);
end;

-- What a programme pays for at a place. Without a service: a visit to a doctor. Without an option, of a service that has options
-- there, what holds whichever of them it will be, as `coverageOfService` of packages/domain/src/programmes/cover-of-places.ts has it:
-- nothing unless it pays for each, then the least share, counted in a limit if one of them is.
create or replace function coverage_at(
  programme text,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint
) returns table (coverage text, share int, limit_id bigint) language sql stable rows 1
begin atomic
  with options as (
    select o.id from service_option o
    where of_option is null and o.service_id = of_service and o.active and (
      not exists (select from service_option_branch only_at where only_at.option_id = o.id)
      or exists (
        select from service_option_branch only_at where only_at.option_id = o.id and only_at.branch_id = at_branch))
  )
  select one.coverage, one.share, one.limit_id
  from coverage_of_exactly(programme, at_provider, at_branch, of_service, of_option) one
  where not exists (select from options)
  union all
  select case when bool_or(each.coverage = 'LIMITED') then 'LIMITED' else 'COVERED' end, min(each.share),
    (array_agg(each.limit_id order by each.limit_id is null, each.share, each.limit_id))[1]
  from options o
  left join lateral coverage_of_exactly(programme, at_provider, at_branch, of_service, o.id) each on true
  having count(*) > 0 and bool_and(each.coverage is not null);
end;

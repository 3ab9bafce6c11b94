-- Visits that a programme pays for, and the limits that they are counted in (docs/decisions/0123-who-pays-for-a-visit.md).

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

-- Who has a limit: a family, a member, or each person whom a member's programme covers too.
create or replace function limit_holder(of_family boolean, family text, member bigint, is_own boolean, patient uuid)
  returns text language sql immutable
return case when of_family then 'family ' || family when is_own then 'member ' || member else 'person ' || patient end;

-- The days in which visits of a limit are counted together, of which this day is one; an unknown end: for ever. The same as
-- packages/domain/src/programmes/limit-days.ts.
create or replace function limit_days(period text, day date, contract_from date, contract_to date) returns daterange
  language sql immutable
return case period
  when 'MONTH' then daterange(date_trunc('month', day::timestamp)::date, (date_trunc('month', day::timestamp) + interval '1 month')::date)
  when 'YEAR' then daterange(date_trunc('year', day::timestamp)::date, (date_trunc('year', day::timestamp) + interval '1 year')::date)
  else daterange(contract_from, contract_to, '[]')
end;

-- How many visits of these days are counted in a limit. In one of a family: all that its members' memberships paid for, by the family that
-- they are in now, so that a member who comes to another family brings their visits along; whoever has left the list stays in theirs. In one
-- of a person: those of its holder, and all that this person has in it, whoever's membership paid for them: spouses who are both members are
-- covered twice and have the limit once. A cancelled visit counts in no limit; a missed one does. A visit that moves (`other_than`) does not
-- count either.
create or replace function visits_of_limit(
  of_limit bigint,
  of_family boolean,
  of_holder text,
  patient uuid,
  days daterange,
  other_than uuid default null
) returns int language sql stable
begin atomic
  select count(*)::int
  from (
    select u.visit_id from programme_limit l
    join programme_member m on m.programme_code = l.programme_code and m.family_code = substr(of_holder, length('family ') + 1)
    join coverage_use u on u.member_id = m.id and u.limit_id = l.id
    where of_family and l.id = of_limit
    union
    select u.visit_id from coverage_use u where not of_family and u.limit_id = of_limit and u.holder = of_holder
    union
    select u.visit_id from visit own join coverage_use u on u.visit_id = own.id
    where not of_family and own.profile_id = patient and u.limit_id = of_limit
  ) counted
  join visit v on v.id = counted.visit_id
  where v.status <> 'cancelled' and v.id is distinct from other_than
    and (v.starts_at at time zone 'Europe/Minsk')::date <@ days;
end;

-- What each programme of a patient pays for a visit on this day: one row for each coverage; `coverage` is null where it pays
-- nothing.
create or replace function payers_of(
  patient uuid,
  day date,
  at_provider bigint,
  at_branch bigint,
  of_service bigint,
  of_option bigint,
  other_than uuid default null
) returns table (
    coverage_id uuid,
    programme_code text,
    is_own boolean,
    coverage text,
    share int,
    limit_id bigint,
    holder text,
    -- How many more visits the limit has; null: no limit.
    remaining int,
    contract_from date,
    contract_to date
  ) language sql stable
begin atomic
  select c.coverage_id, c.programme_code, c.is_own, paid.coverage, paid.share, l.id, whose.holder,
    l.visits - visits_of_limit(l.id, l.of_family, whose.holder, patient, counted.days, other_than),
    k.activates_on, k.ends_on
  from coverages_of(patient, day) c
  join programme_member m on m.id = c.member_id
  join programme_contract k on k.id = m.contract_id
  left join lateral coverage_at(c.programme_code, at_provider, at_branch, of_service, of_option) paid on true
  left join programme_limit l on l.id = paid.limit_id
  cross join lateral (
    select case when l.id is not null
      then limit_holder(l.of_family, c.family_code, c.member_id, c.is_own, patient) end as holder) whose
  cross join lateral (
    select case when l.id is not null then limit_days(l.period, day, k.activates_on, k.ends_on) end as days) counted;
end;

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

-- Books a visit that a programme pays for; nothing is booked where it does not. Outcomes as those of book_visit and, besides:
--   'not-covered', 'limit-reached'  see cover_visit
--   'changed'  too, where the programme pays another share than the answer names
create or replace function book_covered_visit(
  new_visit uuid,
  asked_slot bigint,
  asked_assignment bigint,
  asked_service bigint,
  minutes int,
  patient uuid,
  account uuid,
  holders uuid[],
  moment timestamptz,
  request_key text,
  request_hash bytea,
  message jsonb,
  answer json,
  asked_option bigint,
  seen_end timestamptz,
  agreed_kind text,
  agreed_from numeric,
  agreed_to numeric,
  programme text,
  seen_share int,
  out outcome text,
  out order_id uuid,
  out answered json
) language plpgsql as $$
declare
  paid record;
begin
  select booked.* into outcome, order_id, answered
  from book_visit(
    new_visit => new_visit, asked_slot => asked_slot, asked_assignment => asked_assignment, asked_service => asked_service,
    minutes => minutes, patient => patient, account => account, holders => holders, moment => moment,
    request_key => request_key, request_hash => request_hash, message => message, answer => answer,
    asked_option => asked_option, seen_end => seen_end, agreed_kind => agreed_kind, agreed_from => agreed_from,
    agreed_to => agreed_to) booked;
  if outcome <> 'booked' then return; end if;
  select * into paid from cover_visit(new_visit, programme);
  if paid.outcome <> 'covered' then
    outcome := paid.outcome;
  elsif paid.share <> seen_share then
    outcome := 'changed';
  end if;
  -- Rolls the booking back.
  if outcome <> 'booked' then raise exception using errcode = 'VZ001', message = outcome; end if;
exception when sqlstate 'VZ001' then
  order_id := null;
end $$;

-- Moves a visit that a programme pays for. Where it would pay less, it moves only if the person has agreed to that share; 0: the
-- person pays. Outcomes as those of move_visit and, besides:
--   'coverage-changes'  the programme would pay `share` percent; `why`: null, 'not-covered' or 'limit-reached'
create or replace function move_covered_visit(
  moved uuid,
  asked_slot bigint,
  minutes int,
  account uuid,
  holders uuid[],
  moment timestamptz,
  cut_off interval,
  message jsonb,
  accepted_share int,
  out outcome text,
  out order_id uuid,
  out share int,
  out why text
) language plpgsql as $$
declare
  former record;
  paid record;
begin
  select v.coverer_code as programme, coalesce(u.share, 100) as share into former
  from visit v left join coverage_use u on u.visit_id = v.id
  where v.id = moved for no key update of v;
  select done.* into outcome, order_id
  from move_visit(
    moved => moved, asked_slot => asked_slot, minutes => minutes, account => account, holders => holders, moment => moment,
    cut_off => cut_off, message => message) done;
  if outcome <> 'moved' or former.programme is null then return; end if;
  select * into paid from cover_visit(moved, former.programme);
  share := coalesce(paid.share, 0);
  why := nullif(paid.outcome, 'covered');
  if share < former.share and share is distinct from accepted_share then
    outcome := 'coverage-changes';
    -- Rolls the move back.
    raise exception using errcode = 'VZ001', message = outcome;
  end if;
  if share = 0 then
    delete from coverage_use where visit_id = moved;
    update visit set coverer_code = null where id = moved;
  end if;
exception when sqlstate 'VZ001' then
  return;
end $$;

-- By which member a visit was covered stays known where the coverage is deleted with its person: invoices name the member.
create or replace function keep_member_of_use() returns trigger language plpgsql as $$
begin
  new.member_id := coalesce((select c.member_id from coverage c where c.id = new.coverage_id), new.member_id);
  return new;
end $$;

create or replace trigger coverage_use_member before insert or update of coverage_id on coverage_use
  for each row execute function keep_member_of_use();

-- Medical centres: when they are open.

-- The hours of a branch on one date in Minsk, in minutes after midnight. The same as `openingsOn` of
-- packages/domain/src/schedule/opening-hours.ts (docs/decisions/0082).
create or replace function branch_openings(asked_branch bigint, organisation bigint, day date)
returns table (opens int, closes int) language sql stable
begin atomic
  select e.opens, e.closes from branch_exception e
  where e.branch_id = asked_branch and e.date = day and e.opens is not null
  union all
  select h.opens, h.closes from branch_hours h
  where h.branch_id = asked_branch
    and h.day = case
      when exists (select from public_holiday p where p.date = branch_openings.day)
        and (select count(*) from branch_hours w
          where w.branch_id = asked_branch and w.day <= 7 and w.opens = 0 and w.closes = 1440) < 7
      then 8
      else extract(isodow from branch_openings.day)
    end
    and not exists (
      select from branch_exception e where e.branch_id = asked_branch and e.date = branch_openings.day)
    and not exists (
      select from provider_holiday p where p.provider_id = organisation and p.date = branch_openings.day);
end;

-- Is the branch open at this moment? Hours of the evening before may end after midnight.
create or replace function branch_is_open(asked_branch bigint, organisation bigint, moment timestamptz)
returns boolean language sql stable
begin atomic
  select exists (
    select from (values (0), (1)) as before (days),
      lateral (
        select (moment at time zone 'Europe/Minsk')::date as today,
          extract(hour from moment at time zone 'Europe/Minsk')::int * 60
            + extract(minute from moment at time zone 'Europe/Minsk')::int as minute
      ) clock,
      lateral branch_openings(asked_branch, organisation, clock.today - before.days) hours
    where clock.minute + before.days * 1440 >= hours.opens
      and clock.minute + before.days * 1440 < hours.closes);
end;

-- A picture that a branch shows stays, whoever deletes what doctors and logos no longer need: servers of an earlier release
-- do not know of branches' pictures.
create or replace function keep_photo_of_branch() returns trigger language plpgsql as $$
begin
  if exists (select from branch_photo where photo_hash = old.hash) then return null; end if;
  return old;
end $$;

create or replace trigger photo_of_branch before delete on photo
  for each row execute function keep_photo_of_branch();

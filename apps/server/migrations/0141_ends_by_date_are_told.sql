-- Whoever a programme covers is told when it ends by its own date, once for each date: a contract may be prolonged. Nobody is told of
-- what ended before this release.
alter table coverage add column told_of_end date;
update coverage c set told_of_end = least(k.ends_on, m.valid_to)
from programme_member m join programme_contract k on k.id = m.contract_id
where m.id = c.member_id and c.ended_at is null and least(k.ends_on, m.valid_to) < (now() at time zone 'Europe/Minsk')::date;

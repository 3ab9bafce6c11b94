-- Visits whose review a moderator has rejected and none has published since (docs/decisions/0083): the next text about such a
-- visit waits for a moderator, also of a review that is written anew.
create table review_rejection (
  visit_id uuid primary key references visit on delete cascade,
  rejected_at timestamptz not null
);
insert into review_rejection (visit_id, rejected_at)
select visit_id, coalesce(moderated_at, written_at) from review where state = 'rejected' and visit_id is not null;

-- The text of the review that an answer was written to; null: unknown, so the text that is there.
alter table review_answer add column revision int;

-- Who wrote about a child's visit is nothing for the child's own ledger: it would name the author of an anonymous review.
update audit set profile_id = null where action = 'review-added' and profile_id is not null;

-- Answers that name an author who has become anonymous since, until somebody has read them (docs/decisions/0083). They lie apart, so that
-- no list of public reviews shows them, nor one of an older server.
create table held_review_answer (
  review_id uuid primary key references review on delete cascade,
  revision int,
  text text not null,
  answered_on date not null,
  answered_by text not null
);

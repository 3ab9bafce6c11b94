-- An address belongs to one member of a programme: an insurer may know the one that an employer gave.
drop index programme_member_email;
create unique index programme_member_email on programme_member (programme_code, email_hash) where removed_at is null;

-- The link that undoes a change of an e-mail is answered again with what it did: on how many devices it ended the sessions.
-- Null: it was not followed, as far as is known, also where `closed_at` is set.
alter table email_undo add column devices_signed_out int;

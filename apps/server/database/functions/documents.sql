-- Medical documents: activation codes (docs/decisions/0037).

-- Checks an activation code that somebody entered in a session. Several at once are checked one after another (row lock).
--   'open'     right: the record is open `until`
--   'wrong'    with `attempts_left`
--   'over'     right, but expired, or a newer code was sent
--   'blocked'  too many wrong codes: `until`
--   'none'     no code was ever sent
create or replace function try_activation_code(
  trier uuid,
  trying_session uuid,
  record uuid,
  hash bytea,
  moment timestamptz,
  attempts int,
  blocked_for interval,
  opens_for interval,
  out outcome text,
  out attempts_left int,
  out until timestamptz
) language plpgsql as $$
declare
  guess activation_guess;
  code activation_code;
begin
  select * into guess from activation_guess where account_id = trier and record_id = record for update;
  if not found then
    outcome := 'none';
    attempts_left := attempts;
    return;
  end if;
  if guess.blocked_until > moment then
    outcome := 'blocked';
    until := guess.blocked_until;
    return;
  end if;
  -- A wrong code counts only for the duration of a block.
  if guess.wrong_at <= moment - blocked_for then guess.wrong := 0; end if;
  attempts_left := attempts - guess.wrong;

  select * into code from activation_code
  where session_id = trying_session and record_id = record and code_hash = hash
  order by sent_at desc limit 1;
  if found then
    if code.opens_until > moment then
      outcome := 'open';
      until := code.opens_until;
    elsif code.opened_at is null and code.expires_at > moment and not exists (
      select from activation_code newer
      where newer.session_id = trying_session and newer.record_id = record and newer.sent_at > code.sent_at
    ) then
      outcome := 'open';
      until := moment + opens_for;
      update activation_code set opened_at = moment, opens_until = until where id = code.id;
      update activation_guess set wrong = 0 where account_id = trier and record_id = record;
    else
      outcome := 'over';
    end if;
    return;
  end if;

  attempts_left := attempts_left - 1;
  if attempts_left > 0 then
    outcome := 'wrong';
    update activation_guess set wrong = attempts - attempts_left, wrong_at = moment
    where account_id = trier and record_id = record;
    return;
  end if;
  outcome := 'blocked';
  until := moment + blocked_for;
  update activation_guess set wrong = 0, wrong_at = moment, blocked_until = until
  where account_id = trier and record_id = record;
  -- Codes for which too many guesses were made are not valid any more.
  update activation_code set expires_at = moment
  where account_id = trier and record_id = record and opened_at is null and expires_at > moment;
end $$;

-- Functions under the names by which servers of the last release call them. Nothing else calls them: a migration of the next
-- release drops them, and this file is empty then.

create or replace function let_go(operation uuid, moment timestamptz) returns void language sql
begin atomic
  select release_operation_holds(operation, moment);
end;

create or replace function end_visit(ended uuid, account uuid, is_offered boolean, moment timestamptz, message jsonb)
  returns boolean language sql
begin atomic
  select record_clinic_cancellation(
    cancelled => ended, account => account, is_offered => is_offered, moment => moment, message => message);
end;

create or replace function put_up_free_timeslots(
  asked_account uuid,
  moment timestamptz,
  begins timestamptz,
  window_end timestamptz
) returns int language sql
begin atomic
  select queue_free_timeslots(asked_account, moment, begins, window_end);
end;

create or replace function is_waited_for_at(waiting waitlist_entry, place assignment) returns boolean language sql stable
return wait_concerns_assignment(waiting, place);

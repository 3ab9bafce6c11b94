-- Medical organisations whose records are kept elsewhere (docs/decisions/0041).

-- Where the timetable and the visits of an organisation are kept: here, or in a system of its own that speaks FHIR R4.
alter table provider add column keeper text not null default 'built-in' check (keeper in ('built-in', 'fhir'));

create table fhir_connection (
  provider_id bigint primary key references provider on delete cascade,
  base_url text not null,
  -- Who marks timeslots as taken: 'appointment', the clinic's server when it takes an Appointment; 'transaction', we, in
  -- one transaction with it.
  booking text not null check (booking in ('appointment', 'transaction')),
  -- How we prove who we are, and how the clinic does when it tells of changes.
  sealed text not null,
  -- Up to where changes have been read, by the clinic's own clock; null: everything is read anew.
  slots_seen_to timestamptz,
  -- When free timeslots were last compared one by one, and visits last read.
  compared_at timestamptz,
  visits_read_at timestamptz,
  -- When it is asked next; a server that asks moves it ahead.
  due_at timestamptz not null,
  -- What went wrong last, as a kind; null: nothing.
  problem text,
  failing_since timestamptz,
  check ((problem is null) = (failing_since is null))
);
create index fhir_connection_due on fhir_connection (due_at);

-- Which Schedule is of which assignment; `by_hand`: as the operator said.
create table fhir_schedule (
  provider_id bigint not null references fhir_connection on delete cascade,
  schedule_id text not null,
  assignment_id bigint not null references assignment on delete cascade,
  -- Whose it is, as references: they take part in what is booked.
  actors text[] not null default '{}',
  by_hand boolean not null default false,
  primary key (provider_id, schedule_id)
);
create index fhir_schedule_assignment on fhir_schedule (assignment_id);

-- Which Slot a timeslot mirrors: those that are free, and those that our visits take.
create table fhir_slot (
  timeslot_id bigint primary key references timeslot on delete cascade,
  provider_id bigint not null references fhir_connection on delete cascade,
  slot_id text not null,
  unique (provider_id, slot_id)
);

create table fhir_patient (
  provider_id bigint not null references fhir_connection on delete cascade,
  profile_id uuid not null references profile on delete cascade,
  patient_id text not null,
  -- When the clinic's results of this patient were read last, and up to where by its own clock.
  results_read_at timestamptz,
  results_seen_to timestamptz,
  primary key (provider_id, profile_id)
);
create index fhir_patient_profile on fhir_patient (profile_id);

-- Which Appointment a visit is. `is_live`: the clinic holds it, as far as is known.
create table fhir_appointment (
  visit_id uuid primary key references visit on delete cascade,
  provider_id bigint not null references fhir_connection on delete cascade,
  appointment_id text not null,
  slot_ids text[] not null,
  is_live boolean not null default true,
  read_at timestamptz not null,
  unique (provider_id, appointment_id)
);
create index fhir_appointment_live on fhir_appointment (provider_id) where is_live;

-- What is being changed at a clinic. Whoever works on a row has claimed it until then; what a server that died left
-- behind, others take up.
--   taking      the timeslots are held here for the operation; the clinic may have been asked (`sent_at`)
--   taken       the clinic has the appointment; the visit is not booked or moved here yet
--   cancelling  the clinic may have been asked to cancel
--   undoing     nothing of it stands here: an appointment that the clinic has must go
--   ended       nothing is left to do
create table fhir_operation (
  id uuid primary key,
  provider_id bigint not null references fhir_connection on delete cascade,
  kind text not null check (kind in ('book', 'move', 'cancel', 'withdraw')),
  state text not null check (state in ('taking', 'taken', 'cancelling', 'undoing', 'ended')),
  -- The client's key and whose it is, as those of answers (decisions D13).
  owner uuid,
  key text,
  -- What is moved or cancelled.
  visit_id uuid references visit on delete cascade,
  slot_ids text[] not null default '{}',
  patient_id text,
  appointment_id text,
  -- Who held the timeslots before, and until when: it is given back if nothing comes of it.
  former_holder uuid,
  former_until timestamptz,
  sent_at timestamptz,
  claim uuid not null,
  claimed_until timestamptz not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
);
create index fhir_operation_due on fhir_operation (claimed_until) where state <> 'ended';
create index fhir_operation_age on fhir_operation (ended_at) where state = 'ended';
-- One request, and one change of a visit, at a time.
create unique index fhir_operation_key on fhir_operation (owner, key)
  where state in ('taking', 'taken') and key is not null;
create unique index fhir_operation_visit on fhir_operation (visit_id)
  where state in ('taking', 'taken', 'cancelling') and visit_id is not null;

-- Signed calls that were heard, so that none counts twice.
create table fhir_notice (
  signature bytea primary key,
  heard_at timestamptz not null
);
create index fhir_notice_age on fhir_notice (heard_at);

-- Holds the timeslots that a booking or a move wants, in the name of the operation, so that nobody else here takes them
-- while the clinic is asked. `outcome` is 'begun' (`slots`: what the clinic calls them); 'in-hand' (`earlier`: the
-- operation on the same request or visit that has not ended); 'visitor-busy' (`order_id`); 'busy'; 'changed'; 'unknown';
-- and of a move 'unchanged', 'over' or 'too-late'. Only 'begun' changes anything. Locks: operation, visit, timeslots.
create function begin_taking(
  operation uuid,
  organisation bigint,
  -- Of the client; null: none.
  asked_owner uuid,
  asked_key text,
  -- Null: a new visit.
  moved uuid,
  -- Null: nobody known here.
  patient uuid,
  asked_slot bigint,
  minutes int,
  seen_end timestamptz,
  holders uuid[],
  claimant uuid,
  moment timestamptz,
  claimed_to timestamptz,
  held_to timestamptz,
  cut_off interval,
  out outcome text,
  out order_id uuid,
  out earlier uuid,
  out slots text[]
) language plpgsql as $$
declare
  former visit;
  slot timeslot;
  run bigint[];
  locked int;
  is_open boolean;
  ends timestamptz;
  known int;
begin
  insert into fhir_operation (id, provider_id, kind, state, owner, key, visit_id, claim, claimed_until, created_at)
  values (operation, organisation, case when moved is null then 'book' else 'move' end, 'taking', asked_owner, asked_key,
    moved, claimant, claimed_to, moment)
  on conflict do nothing;
  if not found then
    outcome := 'in-hand';
    select id into earlier from fhir_operation
    where (state in ('taking', 'taken') and owner = asked_owner and key = asked_key)
      or (state in ('taking', 'taken', 'cancelling') and visit_id = moved)
    limit 1;
    return;
  end if;

  if moved is not null then
    select * into former from visit where id = moved and status <> 'cancelled' for no key update;
    if not found then outcome := 'unknown'; end if;
  end if;
  if outcome is null then
    loop
      run := timeslot_run(asked_slot, minutes);
      perform from timeslot where id = any(run) order by id for no key update;
      get diagnostics locked = row_count;
      exit when run is null or locked = cardinality(run);
    end loop;
    select * into slot from timeslot where id = asked_slot;
    if not found then
      outcome := 'unknown';
    elsif slot.visit_id = moved then
      outcome := 'unchanged';
    elsif moved is not null then
      outcome := change_refusal(former, moment, cut_off);
    end if;
  end if;
  if outcome is null then
    select bool_and(timeslot_is_open(t, holders, moment)), max(t.ends_at), count(mirrored.slot_id),
      array_agg(mirrored.slot_id order by t.starts_at)
    into is_open, ends, known, slots
    from timeslot t left join fhir_slot mirrored on mirrored.timeslot_id = t.id
    where t.id = any(run);
    if run is null or not is_open or known < cardinality(run) then
      outcome := 'busy';
    elsif ends <> seen_end then
      outcome := 'changed';
    else
      select 'visitor-busy', id into outcome, order_id from visit
      where profile_id = patient and status <> 'cancelled' and id is distinct from moved
        and tstzrange(starts_at, ends_at) && tstzrange(slot.starts_at, ends)
      order by starts_at limit 1;
    end if;
  end if;
  if outcome is not null then
    delete from fhir_operation where id = operation;
    return;
  end if;

  update fhir_operation set slot_ids = slots,
    former_holder = case when slot.held_until > moment then slot.held_by end,
    former_until = case when slot.held_until > moment then slot.held_until end
  where id = operation;
  update timeslot set held_by = operation, held_until = held_to where id = any(run);
  outcome := 'begun';
end $$;

-- Lets go what an operation holds here: it goes back to whoever held it before, or is free.
create function let_go(operation uuid, moment timestamptz) returns void language plpgsql as $$
declare
  over fhir_operation;
begin
  select * into over from fhir_operation where id = operation;
  perform from timeslot where held_by = operation order by id for no key update;
  if over.former_until > moment then
    update timeslot set held_by = over.former_holder, held_until = over.former_until where held_by = operation;
  else
    update timeslot set held_by = null, held_until = null where held_by = operation;
  end if;
end $$;

-- Writes down that a visit is to be cancelled at its clinic: 'begun'; 'in-hand' (as above); 'not-there' (the clinic does
-- not know the visit); 'repeated', 'changed', 'over', 'too-late' or 'unknown' as `cancel_visit` has them.
create function begin_cancelling(
  operation uuid,
  cancelled uuid,
  seen int,
  claimant uuid,
  moment timestamptz,
  claimed_to timestamptz,
  cut_off interval,
  out outcome text,
  out earlier uuid,
  out appointment text,
  out slots text[]
) language plpgsql as $$
declare
  former visit;
  organisation bigint;
begin
  select provider_id, appointment_id, slot_ids into organisation, appointment, slots
  from fhir_appointment where visit_id = cancelled and is_live;
  if not found then
    outcome := 'not-there';
    return;
  end if;
  insert into fhir_operation (id, provider_id, kind, state, visit_id, slot_ids, appointment_id, claim, claimed_until,
    created_at)
  values (operation, organisation, 'cancel', 'cancelling', cancelled, slots, appointment, claimant, claimed_to, moment)
  on conflict do nothing;
  if not found then
    outcome := 'in-hand';
    select id into earlier from fhir_operation
    where state in ('taking', 'taken', 'cancelling') and visit_id = cancelled limit 1;
    return;
  end if;
  select * into former from visit where id = cancelled for no key update;
  outcome := case
    when former.id is null then 'unknown'
    when former.status = 'cancelled' then 'repeated'
    when former.sequence <> seen then 'changed'
    else coalesce(change_refusal(former, moment, cut_off), 'begun')
  end;
  if outcome <> 'begun' then delete from fhir_operation where id = operation; end if;
end $$;

-- Cancels a visit here that its clinic does not hold any more; false where it was cancelled before. Its timeslots are
-- offered again at once only where the clinic is known to have freed them.
create function end_visit(
  ended uuid,
  account uuid,
  is_offered boolean,
  moment timestamptz,
  -- Null: nobody is told by it.
  message jsonb
) returns boolean language plpgsql as $$
declare
  former visit;
begin
  select * into former from visit where id = ended and status <> 'cancelled' for no key update;
  if not found then return false; end if;
  update visit set status = 'cancelled', cancelled_at = moment, updated_at = moment, sequence = sequence + 1
  where id = ended;
  perform from timeslot where visit_id = ended order by id for no key update;
  update timeslot set visit_id = null, withdrawn = withdrawn or not is_offered where visit_id = ended;
  if message is not null then perform write_message(message); end if;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, former.profile_id, 'visit-cancelled', ended::text);
  return true;
end $$;

-- As in 0018, and the clinic's patient comes along.
-- Makes a visit that was booked without an account one of this patient: 'imported'; 'visitor-busy' (order_id: the
-- patient's other visit); or 'unknown'. Only 'imported' changes anything. Whether the account may is asked before, and
-- the row of `visit_contact` is locked.
create or replace function import_visit(
  imported uuid,
  patient uuid,
  account uuid,
  moment timestamptz,
  out outcome text,
  out order_id uuid
) language plpgsql as $$
declare
  former visit;
begin
  order_id := imported;
  select * into former from visit where id = imported and status <> 'cancelled' for no key update;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  -- As moves do (0007): an update has no `on conflict`.
  perform pg_advisory_xact_lock(hashtextextended('moves of patient ' || patient, 0));
  begin
    update visit set profile_id = patient, booked_by = account, updated_at = moment where id = imported;
  exception when exclusion_violation then
    outcome := 'visitor-busy';
    select id into order_id from visit
    where profile_id = patient and id <> imported and status <> 'cancelled'
      and tstzrange(starts_at, ends_at) && tstzrange(former.starts_at, former.ends_at)
    order by starts_at limit 1;
    return;
  end;
  outcome := 'imported';
  update visit_contact set imported_by = account, imported_at = moment where visit_id = imported;
  insert into audit (at, account_id, profile_id, action, subject)
  values (moment, account, patient, 'visit-imported', imported::text);
  -- The clinic goes on knowing the person, whose results come from there: only if it is the same person by all that is
  -- known of both. A phone alone reveals nobody.
  insert into fhir_patient (provider_id, profile_id, patient_id)
  select known.provider_id, patient, known.patient_id
  from fhir_patient known
    join fhir_appointment there on there.provider_id = known.provider_id and there.visit_id = imported
    join profile guest on guest.id = known.profile_id
    join profile taker on taker.id = patient and taker.birthday = guest.birthday and taker.sex = guest.sex
      and translate(lower(taker.last_name), 'ё', 'е') = translate(lower(guest.last_name), 'ё', 'е')
      and translate(lower(taker.first_name), 'ё', 'е') = translate(lower(guest.first_name), 'ё', 'е')
  where known.profile_id = former.profile_id
  on conflict do nothing;
  -- The patient without an account, unless another visit is theirs; nobody books one for them at this moment (the
  -- guests' and registries' lock of a phone).
  perform pg_advisory_xact_lock(hashtextextended('vizit guest phone ' || phone, 0)) from visit_contact
  where visit_id = imported;
  delete from profile where id = former.profile_id and clinic_phone is not null
    and not exists (select from visit where profile_id = former.profile_id)
    and not exists (select from family_relation where profile_id = former.profile_id);
end $$;

-- Visits of people without an account: booked as a guest, or by a registry. Their patient is a profile without
-- relations whose `clinic_phone` is the phone of the contact, and `visit.booked_by` is null.

create table visit_contact (
  visit_id uuid primary key references visit on delete cascade,
  phone text not null check (phone ~ '^\d{12}$'),
  email text check (email = lower(email) and length(email) <= 254),
  -- What the guest wrote to the clinic.
  note text check (length(note) <= 1000),
  language text not null check (language in ('ru', 'be', 'en')),
  source text not null check (source in ('guest', 'registry')),
  -- Whose visit it became.
  imported_by uuid references account on delete set null,
  imported_at timestamptz,
  created_at timestamptz not null default now()
);
create index visit_contact_phone on visit_contact (phone);
create index visit_contact_importer on visit_contact (imported_by) where imported_by is not null;

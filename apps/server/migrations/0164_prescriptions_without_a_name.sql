-- Whether the clinic named no drug: such a line is read again until it has a name. The name itself is sealed.
alter table prescription add column unnamed boolean not null default false;

-- What of a patient's prescriptions could not be read, while those of others could.
alter table fhir_patient
  add column results_problem text,
  add column results_failing_since timestamptz;

-- Appointments that clinics make themselves for patients whom they know by us (docs/decisions/0043).

alter table fhir_connection
  -- Up to where appointments of our patients have been read, by the clinic's own clock; null: all to come are read.
  add column appointments_seen_to timestamptz;
alter table fhir_patient
  -- When the appointments of this patient were asked for last, by name.
  add column appointments_read_at timestamptz;
create index fhir_patient_there on fhir_patient (provider_id, patient_id);
create index fhir_operation_appointment on fhir_operation (provider_id, appointment_id) where appointment_id is not null;

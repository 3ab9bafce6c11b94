-- That a clinic's results or prescriptions cannot be read is told beside what its timetable does, which the next poll would overwrite.
alter table fhir_connection
  add column results_problem text,
  add column results_failing_since timestamptz;

-- Medical organisations whose records are kept elsewhere.

-- Where the timetable and the visits of an organisation are kept: here, or in a system of its own that speaks FHIR R4.
alter table provider add column keeper text not null default 'built-in' check (keeper in ('built-in', 'fhir'));

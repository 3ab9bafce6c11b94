-- A visit that is deleted takes its operations along; without this each would read all of the last thirty days.
create index fhir_operation_of_visit on fhir_operation (visit_id) where visit_id is not null;

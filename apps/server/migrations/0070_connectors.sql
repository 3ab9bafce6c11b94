-- What the system of a clinic speaks, so that the connector for it is taken (docs/decisions/0075). Servers before this one
-- cannot open the secrets of any other than 'fhir': to them such a clinic is not available.
alter table fhir_connection add column connector text not null default 'fhir' check (connector in ('fhir', 'rest'));

-- Which migration a server has to know to work on the schema that this one makes; null: any server does.
alter table schema_migration add column if not exists must_know int;

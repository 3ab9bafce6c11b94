-- When the sender said so last: what it asked long ago is no measure for what it asks now (docs/decisions/0093-prices-of-pharmacies.md).
alter table pack_typical_price add column as_of timestamptz not null default now();

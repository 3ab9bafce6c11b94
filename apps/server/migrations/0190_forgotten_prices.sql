-- Prices of pharmacies until then are no measure for what comes later (docs/decisions/0093-prices-of-pharmacies.md): the operator said that they
-- were wrong. Null: nobody did.
alter table drug_pack add column prices_forgotten_at timestamptz;

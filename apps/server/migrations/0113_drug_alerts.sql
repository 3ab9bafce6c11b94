-- People who asked to be told when a package of a drug is to be had (docs/decisions/0109-tell-me-when-a-drug-appears.md).

-- A row is deleted once the person is told, or when it expires: it is over then.
create table drug_alert (
  account_id uuid not null references account on delete cascade,
  pack_id int not null references drug_pack on delete cascade,
  -- Where it has to be; 0: anywhere.
  location_code int not null check (location_code >= 0),
  -- Kopecks; null: at any price.
  max_price int check (max_price between 1 and 10000000),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  primary key (account_id, pack_id)
);
create index drug_alert_pack on drug_alert (pack_id);
create index drug_alert_expiry on drug_alert (expires_at);

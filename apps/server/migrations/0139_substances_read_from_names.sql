-- Whether two medicines have the same substance is read from their names when the register is loaded (`innKey` of the domain), so
-- that a better rule needs no new import.
alter table drug drop column inn_key;

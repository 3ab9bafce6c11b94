-- The keys by which clients repeat a request without doing it twice.

-- How long the answer to a key is kept (decisions D13).
create or replace function idempotency_key_lifetime() returns interval language sql immutable
return interval '24 hours';

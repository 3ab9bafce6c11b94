-- Packs are found by an EAN-13 whichever chain has told it.
create index pack_code_code on pack_code (code);

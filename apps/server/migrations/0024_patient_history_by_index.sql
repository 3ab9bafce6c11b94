-- The history of a patient is read by index, whatever the statistics say: before they know of any visit the planner
-- would read the whole table, and a server that has just begun to take bookings keeps that plan while the table grows.
alter function patient_history set enable_seqscan = off;
alter function patient_history set enable_bitmapscan = off;

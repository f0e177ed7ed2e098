-- The table holds only future calls, a few hundred rows: no query reads the index (npm run bench leads).

drop index private.booking_callers_by_caller;

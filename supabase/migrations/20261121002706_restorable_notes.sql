-- A note that was taken away can come back from the history.
insert into private.restorable_tables (table_name) values ('lead_notes');

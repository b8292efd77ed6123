-- Runs once, when the database is new: the parts of Supabase sign in with the password of this container.
\set password `echo "$POSTGRES_PASSWORD"`

alter role authenticator with password :'password';
alter role supabase_auth_admin with password :'password';
alter role supabase_storage_admin with password :'password';
alter role supabase_admin with password :'password';

create schema if not exists _realtime authorization supabase_admin;

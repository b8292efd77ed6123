create policy "see who has a record open" on realtime.messages for select to authenticated
  using (extension = 'presence' and (select realtime.topic()) like 'ninefold:public.%');
create policy "say which record is open" on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select realtime.topic()) like 'ninefold:public.%');

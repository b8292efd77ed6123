-- Contacts are customers: they keep their own saved views, and neither share them with the staff nor
-- read the staff’s, whose filters name other customers.
create policy "Staff share views" on public.ninefold_saved_views
  as restrictive for all to authenticated
  using (not shared or (select public.current_person_role()) in ('owner', 'dispatcher', 'technician'))
  with check (not shared or (select public.current_person_role()) in ('owner', 'dispatcher', 'technician'));

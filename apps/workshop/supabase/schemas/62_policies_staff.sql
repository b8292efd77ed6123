-- Who sees and changes technicians and what they can do.
alter table public.technician enable row level security;
alter table public.skill enable row level security;
alter table public.technician_skill enable row level security;

create policy "Staff sees all technicians, contacts those who come" on public.technician
  for select to authenticated using (
    (select private.is_office())
    or (select public.current_person_role()) = 'technician'
    or (
      (select public.current_person_role()) = 'contact'
      and id in (select private.own_technician_ids())
    )
  );
create policy "Owner adds technicians" on public.technician
  for insert to authenticated with check ((select public.current_person_role()) = 'owner');
create policy "Owner changes technicians" on public.technician
  for update to authenticated
  using ((select public.current_person_role()) = 'owner')
  with check ((select public.current_person_role()) = 'owner');
create policy "Owner removes technicians" on public.technician
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

create policy "Staff sees the skills" on public.skill
  for select to authenticated using (
    (select public.current_person_role()) in ('owner', 'dispatcher', 'technician')
  );
create policy "Owner adds skills" on public.skill
  for insert to authenticated with check ((select public.current_person_role()) = 'owner');
create policy "Owner changes skills" on public.skill
  for update to authenticated
  using ((select public.current_person_role()) = 'owner')
  with check ((select public.current_person_role()) = 'owner');
create policy "Owner removes skills" on public.skill
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

create policy "Office sees who can do what, technicians their own" on public.technician_skill
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and technician_id = (select private.current_technician_id())
    )
  );
create policy "Office adds skills to technicians" on public.technician_skill
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes skills of technicians" on public.technician_skill
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Office takes skills from technicians" on public.technician_skill
  for delete to authenticated using ((select private.is_office()));

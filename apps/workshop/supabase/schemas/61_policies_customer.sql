-- Who sees and changes customers, and where they are.
alter table public.customer enable row level security;
alter table public.site enable row level security;
alter table public.contact enable row level security;
alter table public.equipment enable row level security;

create policy "Office sees all customers, others their own" on public.customer
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and id in (select private.assigned_customer_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and id = (select private.current_customer_id())
    )
  );
create policy "Office adds customers" on public.customer
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes customers" on public.customer
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Owner removes customers" on public.customer
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

create policy "Office sees all sites, others their own" on public.site
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and id in (select private.assigned_site_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and customer_id = (select private.current_customer_id())
    )
  );
create policy "Office adds sites" on public.site
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes sites" on public.site
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Office removes sites" on public.site
  for delete to authenticated using ((select private.is_office()));

create policy "Office sees all contacts, others their own" on public.contact
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and customer_id in (select private.assigned_customer_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and customer_id = (select private.current_customer_id())
    )
  );
create policy "Office adds contacts" on public.contact
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes contacts, a contact oneself" on public.contact
  for update to authenticated
  using ((select private.is_office()) or user_id = (select auth.uid()))
  with check ((select private.is_office()) or user_id = (select auth.uid()));
create policy "Office removes contacts" on public.contact
  for delete to authenticated using ((select private.is_office()));

create policy "Office sees all equipment, others at their sites" on public.equipment
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and site_id in (select private.assigned_site_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and site_id in (select private.own_site_ids())
    )
  );
create policy "Office adds equipment" on public.equipment
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes all equipment, technicians at their sites" on public.equipment
  for update to authenticated
  using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and site_id in (select private.assigned_site_ids())
    )
  )
  with check (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and site_id in (select private.assigned_site_ids())
    )
  );
create policy "Owner removes equipment" on public.equipment
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

-- Who sees and changes orders, visits and what hangs on them. A function in (select …) is asked once
-- a statement and not once a row.
alter table public.priority enable row level security;
alter table public.work_order enable row level security;
alter table public.visit enable row level security;
alter table public.attachment enable row level security;
alter table public.audit_entry enable row level security;

create policy "Everybody who signs in sees the priorities" on public.priority
  for select to authenticated using (true);

create policy "Office sees all orders, others their own" on public.work_order
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and id in (select private.assigned_work_order_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and customer_id = (select private.current_customer_id())
    )
  );
create policy "Office opens orders, contacts for their own company" on public.work_order
  for insert to authenticated with check (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'contact'
      and customer_id = (select private.current_customer_id())
      and status = 'open'
      and technician_id is null
      and estimate is null
      and warranty_claim is null
    )
  );
create policy "Office changes all orders, technicians their own" on public.work_order
  for update to authenticated
  using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and id in (select private.assigned_work_order_ids())
    )
  )
  with check (
    (select private.is_office()) or (select public.current_person_role()) = 'technician'
  );
create policy "Owner removes orders that were never started" on public.work_order
  for delete to authenticated using (
    (select public.current_person_role()) = 'owner' and started_at is null
  );

create policy "Office sees all visits, others their own" on public.visit
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and technician_id = (select private.current_technician_id())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and work_order_id in (select private.own_work_order_ids())
    )
  );
create policy "Office plans visits" on public.visit
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes all visits, technicians their own" on public.visit
  for update to authenticated
  using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and technician_id = (select private.current_technician_id())
    )
  )
  with check (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and technician_id = (select private.current_technician_id())
    )
  );
create policy "Office removes visits that are not done" on public.visit
  for delete to authenticated using ((select private.is_office()) and status <> 'done');

create policy "Attachments are seen with their orders" on public.attachment
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and work_order_id in (select private.assigned_work_order_ids())
    )
    or (
      (select public.current_person_role()) = 'contact'
      and work_order_id in (select private.own_work_order_ids())
    )
  );
-- Who names a file reads it: only the office may name one that somebody else has uploaded.
create policy "Attachments are added to orders that one sees" on public.attachment
  for insert to authenticated with check (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and work_order_id in (select private.assigned_work_order_ids())
      and not private.is_file_of_others(storage_path)
    )
    or (
      (select public.current_person_role()) = 'contact'
      and work_order_id in (select private.own_work_order_ids())
      and not private.is_file_of_others(storage_path)
    )
  );
create policy "Attachments are changed by the office or the uploader" on public.attachment
  for update to authenticated
  using ((select private.is_office()) or uploaded_by = (select auth.uid()))
  with check (
    (select private.is_office())
    or (uploaded_by = (select auth.uid()) and not private.is_file_of_others(storage_path))
  );
create policy "Attachments are removed by the office or the uploader" on public.attachment
  for delete to authenticated
  using ((select private.is_office()) or uploaded_by = (select auth.uid()));

create policy "Office reads the trail, technicians that of their orders" on public.audit_entry
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and work_order_id in (select private.assigned_work_order_ids())
    )
  );

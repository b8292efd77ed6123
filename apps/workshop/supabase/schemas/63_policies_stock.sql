-- Who sees and moves parts, and who knows what they cost.
alter table public.supplier enable row level security;
alter table public.part enable row level security;
alter table public.part_supplier enable row level security;
alter table public.stock_movement enable row level security;

create policy "Office sees suppliers" on public.supplier
  for select to authenticated using ((select private.is_office()));
create policy "Office adds suppliers" on public.supplier
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes suppliers" on public.supplier
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Owner removes suppliers" on public.supplier
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

create policy "Staff sees parts" on public.part
  for select to authenticated using (
    (select public.current_person_role()) in ('owner', 'dispatcher', 'technician')
  );
create policy "Office adds parts" on public.part
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes parts" on public.part
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Owner removes parts" on public.part
  for delete to authenticated using ((select public.current_person_role()) = 'owner');

create policy "Office sees purchase prices" on public.part_supplier
  for select to authenticated using ((select private.is_office()));
create policy "Office adds purchase prices" on public.part_supplier
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes purchase prices" on public.part_supplier
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Office removes purchase prices" on public.part_supplier
  for delete to authenticated using ((select private.is_office()));

create policy "Office sees all movements, technicians of their orders" on public.stock_movement
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and work_order_id in (select private.assigned_work_order_ids())
    )
  );
create policy "Office moves stock, technicians for their orders" on public.stock_movement
  for insert to authenticated with check (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'technician'
      and kind in ('use', 'return')
      and work_order_id in (select private.assigned_work_order_ids())
      and technician_id = (select private.current_technician_id())
    )
  );

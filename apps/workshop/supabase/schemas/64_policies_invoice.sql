-- Who sees and writes invoices. Technicians do neither.
alter table public.invoice enable row level security;
alter table public.invoice_line enable row level security;

create policy "Office sees all invoices, contacts those issued to them" on public.invoice
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'contact'
      and customer_id = (select private.current_customer_id())
      and status <> 'draft'
    )
  );
create policy "Office drafts invoices" on public.invoice
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes invoices" on public.invoice
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Office removes drafts" on public.invoice
  for delete to authenticated using ((select private.is_office()) and status = 'draft');

create policy "Lines are seen with their invoice" on public.invoice_line
  for select to authenticated using (
    (select private.is_office())
    or (
      (select public.current_person_role()) = 'contact'
      and invoice_id in (select private.own_invoice_ids())
    )
  );
create policy "Office adds lines" on public.invoice_line
  for insert to authenticated with check ((select private.is_office()));
create policy "Office changes lines" on public.invoice_line
  for update to authenticated
  using ((select private.is_office())) with check ((select private.is_office()));
create policy "Office removes lines" on public.invoice_line
  for delete to authenticated using ((select private.is_office()));

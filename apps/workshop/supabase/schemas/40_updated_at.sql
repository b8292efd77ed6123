create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Notes when a record last changed.';

create trigger customer_updated_at before update on public.customer
  for each row execute function private.set_updated_at();
create trigger site_updated_at before update on public.site
  for each row execute function private.set_updated_at();
create trigger contact_updated_at before update on public.contact
  for each row execute function private.set_updated_at();
create trigger equipment_updated_at before update on public.equipment
  for each row execute function private.set_updated_at();
create trigger technician_updated_at before update on public.technician
  for each row execute function private.set_updated_at();
create trigger work_order_updated_at before update on public.work_order
  for each row execute function private.set_updated_at();
create trigger visit_updated_at before update on public.visit
  for each row execute function private.set_updated_at();
create trigger part_updated_at before update on public.part
  for each row execute function private.set_updated_at();
create trigger invoice_updated_at before update on public.invoice
  for each row execute function private.set_updated_at();

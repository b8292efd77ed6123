-- Who is asking. The role and the name are in app_metadata, which only a secret key can write; never in
-- user_metadata, which everybody writes for themselves.
create function public.current_person_role() returns text
language sql stable
set search_path = ''
as $$
  select auth.jwt() -> 'app_metadata' ->> 'role'
$$;
comment on function public.current_person_role() is
  'The kind of person who is signed in: owner, dispatcher, technician or contact.';

create function private.is_office() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(public.current_person_role() in ('owner', 'dispatcher'), false)
$$;
comment on function private.is_office() is 'Whether an owner or a dispatcher is signed in.';

-- The functions below are SECURITY DEFINER so that a policy may look at other tables without
-- asking their policies in turn, which would go round in circles.
create function private.current_technician_id() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.technician where user_id = auth.uid()
$$;
comment on function private.current_technician_id() is 'The technician who is signed in, or null.';

create function private.current_customer_id() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select customer_id from public.contact where user_id = auth.uid()
$$;
comment on function private.current_customer_id() is
  'The customer whose contact is signed in, or null.';

create function private.assigned_work_order_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.work_order where technician_id = private.current_technician_id()
  union
  select work_order_id from public.visit where technician_id = private.current_technician_id()
$$;
comment on function private.assigned_work_order_ids() is
  'Orders that the signed-in technician is responsible for or visits.';

create function private.assigned_site_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select site_id from public.work_order where id in (select private.assigned_work_order_ids())
$$;
comment on function private.assigned_site_ids() is
  'Sites of the signed-in technician’s orders.';

create function private.assigned_customer_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select customer_id from public.work_order where id in (select private.assigned_work_order_ids())
$$;
comment on function private.assigned_customer_ids() is
  'Customers of the signed-in technician’s orders.';

create function private.own_site_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.site where customer_id = private.current_customer_id()
$$;
comment on function private.own_site_ids() is 'Sites of the signed-in contact’s company.';

create function private.own_work_order_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.work_order where customer_id = private.current_customer_id()
$$;
comment on function private.own_work_order_ids() is 'Orders of the signed-in contact’s company.';

create function private.own_technician_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select technician_id from public.work_order
  where customer_id = private.current_customer_id() and technician_id is not null
  union
  select technician_id from public.visit
  where work_order_id in (select private.own_work_order_ids())
$$;
comment on function private.own_technician_ids() is
  'Technicians who come to the signed-in contact’s company.';

create function private.own_invoice_ids() returns setof bigint
language sql stable security definer
set search_path = ''
as $$
  select id from public.invoice
  where customer_id = private.current_customer_id() and status <> 'draft'
$$;
comment on function private.own_invoice_ids() is
  'Invoices issued to the signed-in contact’s company.';

create function private.person_name() returns text
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    (select full_name from public.technician where user_id = auth.uid()),
    (select full_name from public.contact where user_id = auth.uid()),
    auth.jwt() -> 'app_metadata' ->> 'full_name',
    auth.jwt() ->> 'email',
    'System'
  )
$$;
comment on function private.person_name() is
  'The signed-in person’s name, for the records of what they did.';

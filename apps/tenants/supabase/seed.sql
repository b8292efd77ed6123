-- Invented records, for two studios that must never see each other's. It gives them to the accounts that exist.
insert into public.organisations (id, name, slug, address) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'North Quay Studio', 'north-quay',
    row('Kai 4', '20457', 'Hamburg', 'Germany')),
  ('aaaaaaaa-0000-4000-8000-000000000002', 'Red Barn Design', 'red-barn', null);
insert into public.profiles (id, full_name, email)
  select id, initcap(split_part(email, '@', 1)), email from auth.users;
insert into public.memberships (organisation_id, profile_id, role)
  select organisation::uuid, users.id, member_role::public.member_role
  from (values
    ('aaaaaaaa-0000-4000-8000-000000000001', 'olga@north-quay.example', 'owner'),
    ('aaaaaaaa-0000-4000-8000-000000000001', 'manuel@north-quay.example', 'manager'),
    ('aaaaaaaa-0000-4000-8000-000000000001', 'mia@north-quay.example', 'member'),
    ('aaaaaaaa-0000-4000-8000-000000000002', 'manuel@north-quay.example', 'member'),
    ('aaaaaaaa-0000-4000-8000-000000000002', 'rita@red-barn.example', 'owner')
  ) as belongs (organisation, email, member_role) join auth.users using (email);
insert into public.user_roles
  select id, 'support' from auth.users where email = 'sam@studio-planner.example';
insert into public.projects (organisation_id, name, status, starts_on, ends_on) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 'Harbour signage', 'active', '2026-03-02', '2026-12-18'),
  ('aaaaaaaa-0000-4000-8000-000000000001', 'Ferry timetable', 'draft', null, null),
  ('aaaaaaaa-0000-4000-8000-000000000002', 'Cheese labels', 'active', '2026-05-04', null);
insert into public.tasks (organisation_id, project_id, title, status, estimate_hours, due_on)
  select projects.organisation_id, projects.id, title || ' ' || number,
    (array['todo', 'doing', 'done'])[number % 3 + 1]::public.task_status, number, current_date + number
  from public.projects,
    (values ('Sketch'), ('Proof'), ('Print')) as titles (title), generate_series(1, 20) as number;
insert into public.bookings (organisation_id, room, purpose, during) values
  ('aaaaaaaa-0000-4000-8000-000000000001', 1, 'Kick-off',
    '[2026-12-01 09:00+00, 2026-12-01 11:00+00)');
insert into public."Order" ("Order No", organisation_id, "Customer Name", "Total Amount") values
  ('NQ-0001', 'aaaaaaaa-0000-4000-8000-000000000001', 'Port Authority', 4200),
  ('NQ-0002', 'aaaaaaaa-0000-4000-8000-000000000001', 'Ferry Company', 950.50),
  ('RB-0001', 'aaaaaaaa-0000-4000-8000-000000000002', 'Mountain Dairy', 310);
insert into public."Line Item" values
  ('NQ-0001', 1, 'Signpost', 12), ('NQ-0001', 2, 'Map table', 2), ('RB-0001', 1, 'Label roll', 40);
insert into public.countries values ('de', 'Germany'), ('v1.2', 'Sealand (code with a dot)');
insert into public.import_lines values ('ledger.csv', '1;Signpost'), ('ledger.csv', '2;Map table');
insert into billing.invoices (organisation_id, number, project_id, issued_on, amount) values
  ('aaaaaaaa-0000-4000-8000-000000000001', '2026-1', 1, '2026-04-01', 2100),
  ('aaaaaaaa-0000-4000-8000-000000000002', '1', 3, '2026-06-01', 155);

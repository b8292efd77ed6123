-- What the API roles may do. anon is given nothing: everybody signs in. Where the database keeps a
-- column itself, or nobody is to read it, the grant names columns.
grant usage on schema public to authenticated, service_role;
grant usage on schema private to authenticated, service_role;

revoke execute on all functions in schema public from public, anon;
revoke execute on all functions in schema private from public, anon;

grant select, delete on public.customer, public.site, public.contact, public.equipment to authenticated;
grant insert (name, region, email, phone, vat_number, billing_street, billing_postal_code,
    billing_city, billing_country, payment_days, discount, credit_limit, tags, customer_since,
    is_active, notes),
  update (name, region, email, phone, vat_number, billing_street, billing_postal_code,
    billing_city, billing_country, payment_days, discount, credit_limit, tags, customer_since,
    is_active, notes)
  on public.customer to authenticated;
grant insert (customer_id, name, street, postal_code, city, country, location, opening_hours,
    access_notes, needs_escort),
  update (name, street, postal_code, city, country, location, opening_hours, access_notes,
    needs_escort)
  on public.site to authenticated;
-- Which account belongs to whom is for services: user_id is not written here.
grant insert (customer_id, first_name, last_name, job_title, email, phone, language, is_primary),
  update (first_name, last_name, job_title, email, phone, language, is_primary)
  on public.contact to authenticated;
grant insert (site_id, parent_id, name, category, manufacturer, serial_number, built_in,
    commissioned_on, retired_on, warranty, inspection_interval, inspected_on, operating_hours,
    data_sheet, notes),
  update (site_id, parent_id, name, category, manufacturer, serial_number, built_in,
    commissioned_on, retired_on, warranty, inspection_interval, inspected_on, operating_hours,
    data_sheet, notes)
  on public.equipment to authenticated;

-- Without hourly_cost.
grant select (id, user_id, personnel_number, first_name, last_name, full_name, email, phone,
    home_region, languages, day_starts_at, day_ends_at, hourly_rate, employed_from, employed_until,
    created_at, updated_at),
  insert (personnel_number, first_name, last_name, email, phone, home_region, languages,
    day_starts_at, day_ends_at, hourly_rate, employed_from, employed_until),
  update (personnel_number, first_name, last_name, email, phone, home_region, languages,
    day_starts_at, day_ends_at, hourly_rate, employed_from, employed_until),
  delete
  on public.technician to authenticated;
grant select, insert, update, delete on public.skill, public.technician_skill to authenticated;

grant select on public.priority to authenticated;
grant select, delete on public.work_order, public.visit to authenticated;
grant insert (title, status, priority, kind, customer_id, site_id, equipment_id, technician_id,
    reported_by, opened_at, due_at, estimate, warranty_claim, description, tags, checklist),
  update (title, status, priority, kind, customer_id, site_id, equipment_id, technician_id,
    reported_by, due_at, estimate, warranty_claim, description, hold_reason, cancellation_reason,
    tags, checklist)
  on public.work_order to authenticated;
grant insert (work_order_id, technician_id, planned_during, task, status, hours, travel_km, report),
  update (technician_id, planned_during, task, status, hours, travel_km, report)
  on public.visit to authenticated;

grant select, insert, update, delete on public.supplier, public.part_supplier to authenticated;
grant select, delete on public.part to authenticated;
grant insert (number, name, unit, sales_price, minimum_stock, shelf, weight_kg, fits, properties,
    is_hazardous, discontinued_on),
  update (number, name, unit, sales_price, minimum_stock, shelf, weight_kg, fits, properties,
    is_hazardous, discontinued_on)
  on public.part to authenticated;
grant select,
  insert (part_id, kind, quantity, unit_price, moved_at, work_order_id, technician_id, supplier_id,
    note)
  on public.stock_movement to authenticated;

-- Without cost.
grant select (id, number, customer_id, status, issued_on, due_on, paid_on, service_period, net,
    tax_rate, tax, gross, reference, created_at, updated_at),
  insert (customer_id, issued_on, due_on, service_period, tax_rate, reference),
  update (customer_id, status, issued_on, due_on, paid_on, service_period, tax_rate, reference),
  delete
  on public.invoice to authenticated;
-- Without unit_cost.
grant select (invoice_id, position, kind, work_order_id, part_id, description, quantity, unit_price,
    discount, amount),
  insert (invoice_id, position, kind, work_order_id, part_id, description, quantity, unit_price,
    discount),
  update (position, kind, work_order_id, part_id, description, quantity, unit_price, discount),
  delete
  on public.invoice_line to authenticated;

grant select, delete,
  insert (work_order_id, file_name, storage_path, media_type, size_bytes, sha256, caption),
  update (caption, file_name, storage_path, media_type, size_bytes)
  on public.attachment to authenticated;
grant select on public.audit_entry to authenticated;

grant select on public.open_work_order, public.technician_workload, public.part_to_reorder,
  public.unpaid_invoice to authenticated;

grant execute on function
  public.current_person_role(),
  public.state_moves(),
  public.free_technicians(timestamptz, timestamptz, bigint),
  public.plan_visit(bigint, bigint, timestamptz, timestamptz, text),
  public.invoice_work_order(bigint),
  public.margin_by_month(date, date),
  public.technician_costs(),
  public.set_technician_cost(bigint, numeric)
  to authenticated;

-- What the policies ask, on behalf of whoever asks.
grant execute on function
  private.is_office(),
  private.current_technician_id(),
  private.current_customer_id(),
  private.assigned_work_order_ids(),
  private.assigned_site_ids(),
  private.assigned_customer_ids(),
  private.own_site_ids(),
  private.own_work_order_ids(),
  private.own_technician_ids(),
  private.own_invoice_ids(),
  private.has_attachment(text),
  private.is_file_of_others(text),
  private.check_move(text, text, text),
  private.work_order_columns_of_technicians()
  to authenticated;

-- Services with a secret key.
grant select, insert, update, delete on all tables in schema public to service_role;
grant execute on all functions in schema public, private to service_role;
grant usage on all sequences in schema public to service_role;

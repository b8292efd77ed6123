// Made by "ninefold names" from the specification. Do not edit: make it again.

/** The names that the database has, for `declare<Discovered>({ … })`. */
export type Discovered = {
  entities: {
    attachment:
      | 'caption'
      | 'file_name'
      | 'id'
      | 'media_type'
      | 'sha256'
      | 'size_bytes'
      | 'storage_path'
      | 'uploaded_at'
      | 'uploaded_by'
      | 'uploader_name'
      | 'work_order_id';
    audit_entry:
      | 'action'
      | 'actor_id'
      | 'actor_name'
      | 'after'
      | 'before'
      | 'changed'
      | 'id'
      | 'occurred_at'
      | 'record_id'
      | 'relation'
      | 'work_order_id';
    contact:
      | 'created_at'
      | 'customer_id'
      | 'email'
      | 'first_name'
      | 'full_name'
      | 'id'
      | 'is_primary'
      | 'job_title'
      | 'language'
      | 'last_name'
      | 'phone'
      | 'updated_at'
      | 'user_id';
    customer:
      | 'billing_city'
      | 'billing_country'
      | 'billing_postal_code'
      | 'billing_street'
      | 'created_at'
      | 'credit_limit'
      | 'customer_since'
      | 'discount'
      | 'email'
      | 'id'
      | 'is_active'
      | 'name'
      | 'notes'
      | 'number'
      | 'payment_days'
      | 'phone'
      | 'region'
      | 'tags'
      | 'updated_at'
      | 'vat_number';
    equipment:
      | 'built_in'
      | 'category'
      | 'commissioned_on'
      | 'created_at'
      | 'data_sheet'
      | 'id'
      | 'inspected_on'
      | 'inspection_due_on'
      | 'inspection_interval'
      | 'manufacturer'
      | 'name'
      | 'notes'
      | 'operating_hours'
      | 'parent_id'
      | 'retired_on'
      | 'serial_number'
      | 'site_id'
      | 'updated_at'
      | 'warranty';
    invoice:
      | 'cost'
      | 'created_at'
      | 'customer_id'
      | 'due_on'
      | 'gross'
      | 'id'
      | 'issued_on'
      | 'net'
      | 'number'
      | 'paid_on'
      | 'reference'
      | 'service_period'
      | 'status'
      | 'tax'
      | 'tax_rate'
      | 'updated_at';
    invoice_line:
      | 'amount'
      | 'description'
      | 'discount'
      | 'invoice_id'
      | 'kind'
      | 'part_id'
      | 'position'
      | 'quantity'
      | 'unit_cost'
      | 'unit_price'
      | 'work_order_id';
    open_work_order:
      | 'city'
      | 'customer_id'
      | 'customer_name'
      | 'due_at'
      | 'estimate'
      | 'id'
      | 'is_overdue'
      | 'next_visit_at'
      | 'number'
      | 'priority'
      | 'region'
      | 'status'
      | 'technician_id'
      | 'technician_name'
      | 'title';
    part:
      | 'created_at'
      | 'discontinued_on'
      | 'fits'
      | 'id'
      | 'is_hazardous'
      | 'minimum_stock'
      | 'name'
      | 'number'
      | 'properties'
      | 'sales_price'
      | 'shelf'
      | 'stock'
      | 'unit'
      | 'updated_at'
      | 'weight_kg';
    part_supplier:
      | 'is_preferred'
      | 'lead_time_days'
      | 'minimum_quantity'
      | 'order_number'
      | 'part_id'
      | 'purchase_price'
      | 'supplier_id';
    part_to_reorder:
      | 'lead_time_days'
      | 'minimum_stock'
      | 'missing'
      | 'name'
      | 'number'
      | 'order_number'
      | 'part_id'
      | 'purchase_price'
      | 'stock'
      | 'supplier_id'
      | 'supplier_name';
    priority: 'description' | 'level' | 'name' | 'response_hours';
    site:
      | 'access_notes'
      | 'city'
      | 'country'
      | 'created_at'
      | 'customer_id'
      | 'id'
      | 'location'
      | 'name'
      | 'needs_escort'
      | 'opening_hours'
      | 'postal_code'
      | 'street'
      | 'updated_at';
    skill:
      | 'category'
      | 'certificate_valid_for'
      | 'description'
      | 'id'
      | 'name'
      | 'needs_certificate';
    stock_movement:
      | 'amount'
      | 'id'
      | 'kind'
      | 'moved_at'
      | 'note'
      | 'part_id'
      | 'quantity'
      | 'supplier_id'
      | 'technician_id'
      | 'unit_price'
      | 'work_order_id';
    supplier:
      | 'country'
      | 'email'
      | 'id'
      | 'is_active'
      | 'lead_time_days'
      | 'name'
      | 'phone'
      | 'website';
    technician:
      | 'created_at'
      | 'day_ends_at'
      | 'day_starts_at'
      | 'email'
      | 'employed_from'
      | 'employed_until'
      | 'first_name'
      | 'full_name'
      | 'home_region'
      | 'hourly_cost'
      | 'hourly_rate'
      | 'id'
      | 'languages'
      | 'last_name'
      | 'personnel_number'
      | 'phone'
      | 'updated_at'
      | 'user_id';
    technician_skill: 'certified_on' | 'expires_on' | 'level' | 'skill_id' | 'technician_id';
    technician_workload:
      | 'full_name'
      | 'home_region'
      | 'next_visit_at'
      | 'planned_hours'
      | 'technician_id'
      | 'visits';
    unpaid_invoice:
      | 'customer_id'
      | 'customer_name'
      | 'days_overdue'
      | 'due_on'
      | 'gross'
      | 'id'
      | 'issued_on'
      | 'number';
    visit:
      | 'created_at'
      | 'ends_at'
      | 'hours'
      | 'id'
      | 'planned_during'
      | 'report'
      | 'starts_at'
      | 'status'
      | 'task'
      | 'technician_id'
      | 'travel_km'
      | 'updated_at'
      | 'work_order_id';
    work_order:
      | 'cancellation_reason'
      | 'checklist'
      | 'completed_at'
      | 'customer_id'
      | 'description'
      | 'due_at'
      | 'equipment_id'
      | 'estimate'
      | 'hold_reason'
      | 'id'
      | 'kind'
      | 'labour_hours'
      | 'number'
      | 'opened_at'
      | 'parts_total'
      | 'priority'
      | 'reported_by'
      | 'site_id'
      | 'started_at'
      | 'status'
      | 'tags'
      | 'technician_id'
      | 'title'
      | 'updated_at'
      | 'warranty_claim';
  };
  states: {
    'audit_entry.action': {
      entity: 'audit_entry';
      values: 'insert' | 'update' | 'delete';
    };
    'contact.language': {
      entity: 'contact';
      values: 'de' | 'en' | 'da' | 'nl' | 'pl' | 'sv';
    };
    'customer.region': {
      entity: 'customer';
      values: 'north' | 'east' | 'south' | 'west';
    };
    'equipment.category': {
      entity: 'equipment';
      values:
        | 'machine_tool'
        | 'compressor'
        | 'hydraulics'
        | 'conveyor'
        | 'lifting'
        | 'electric_motor'
        | 'refrigeration'
        | 'packaging'
        | 'boiler'
        | 'robot';
    };
    'invoice.status': {
      entity: 'invoice';
      values: 'draft' | 'issued' | 'paid' | 'void';
    };
    'invoice_line.kind': {
      entity: 'invoice_line';
      values: 'labour' | 'travel' | 'part' | 'other';
    };
    'part.unit': {
      entity: 'part';
      values: 'piece' | 'set' | 'metre' | 'litre' | 'kilogram';
    };
    'skill.category': {
      entity: 'skill';
      values:
        | 'machine_tool'
        | 'compressor'
        | 'hydraulics'
        | 'conveyor'
        | 'lifting'
        | 'electric_motor'
        | 'refrigeration'
        | 'packaging'
        | 'boiler'
        | 'robot';
    };
    'stock_movement.kind': {
      entity: 'stock_movement';
      values: 'opening' | 'purchase' | 'use' | 'return' | 'adjustment';
    };
    'technician.home_region': {
      entity: 'technician';
      values: 'north' | 'east' | 'south' | 'west';
    };
    'visit.status': {
      entity: 'visit';
      values: 'planned' | 'under_way' | 'done' | 'cancelled';
    };
    'work_order.kind': {
      entity: 'work_order';
      values: 'repair' | 'inspection' | 'maintenance' | 'calibration' | 'installation';
    };
    'work_order.status': {
      entity: 'work_order';
      values: 'open' | 'planned' | 'in_progress' | 'on_hold' | 'completed' | 'cancelled';
    };
  };
  roles: 'anon' | 'authenticated' | 'service_role';
};

import type { WorkshopDeclaration } from './workshop-declaration.ts';

type Lists = NonNullable<NonNullable<WorkshopDeclaration['screens']>['lists']>;

/** The filters, the order and the columns of each list. */
export const lists: Lists = {
  work_order: {
    columns: ['number', 'title', 'status', 'due_at', 'customer_id', 'technician_id', 'estimate'],
    order: [{ field: 'due_at', direction: 'ascending' }],
    filters: { status: 'in.(open,planned,in_progress)' },
    views: {
      open: {
        label: { en: 'Open', de: 'Offen', ar: 'المفتوحة' },
        filters: { status: 'in.(open,planned,in_progress)' },
      },
      to_do: {
        label: { en: 'To do', de: 'Zu erledigen', ar: 'المطلوب إنجازها' },
        filters: { status: 'in.(planned,in_progress)' },
        roles: ['technician'],
        default: ['technician'],
      },
      overdue: {
        label: { en: 'Overdue', de: 'Überfällig', ar: 'المتأخرة' },
        filters: { status: 'in.(open,planned,in_progress)', due_at: 'lt.now' },
      },
      board: {
        label: { en: 'Board', de: 'Board', ar: 'لوحة' },
        order: [{ field: 'due_at', direction: 'ascending' }],
        view: { board: 'status' },
      },
    },
  },
  visit: {
    columns: ['planned_during', 'technician_id', 'work_order_id', 'task', 'status', 'hours'],
    order: [{ field: 'starts_at', direction: 'ascending' }],
    filters: { status: 'in.(planned,under_way)' },
  },
  customer: {
    columns: ['number', 'name', 'region', 'billing_city', 'email', 'phone', 'tags', 'is_active'],
    order: [{ field: 'name', direction: 'ascending' }],
  },
  site: {
    columns: ['name', 'customer_id', 'street', 'postal_code', 'city', 'country'],
    order: [{ field: 'city', direction: 'ascending' }],
  },
  equipment: {
    columns: ['name', 'serial_number', 'category', 'site_id', 'parent_id', 'inspection_due_on'],
    order: [{ field: 'name', direction: 'ascending' }],
  },
  part: {
    columns: ['number', 'name', 'stock', 'minimum_stock', 'unit', 'sales_price', 'shelf'],
    order: [{ field: 'number', direction: 'ascending' }],
  },
  invoice: {
    columns: ['number', 'customer_id', 'status', 'issued_on', 'due_on', 'net', 'gross'],
    order: [{ field: 'issued_on', direction: 'descending' }],
  },
  technician: {
    columns: ['personnel_number', 'full_name', 'home_region', 'phone', 'email', 'languages'],
    order: [{ field: 'last_name', direction: 'ascending' }],
  },
  skill: {
    columns: ['name', 'category', 'needs_certificate', 'description'],
    order: [{ field: 'name', direction: 'ascending' }],
  },
  contact: {
    columns: ['full_name', 'customer_id', 'job_title', 'email', 'phone', 'is_primary'],
    order: [{ field: 'last_name', direction: 'ascending' }],
  },
  stock_movement: {
    columns: ['moved_at', 'part_id', 'kind', 'quantity', 'amount', 'work_order_id', 'supplier_id'],
    order: [{ field: 'moved_at', direction: 'descending' }],
  },
  supplier: {
    columns: ['name', 'country', 'email', 'phone', 'lead_time_days'],
    order: [{ field: 'name', direction: 'ascending' }],
  },
  attachment: {
    columns: ['file_name', 'work_order_id', 'caption', 'uploader_name', 'uploaded_at'],
    order: [{ field: 'uploaded_at', direction: 'descending' }],
  },
  audit_entry: {
    columns: ['occurred_at', 'actor_name', 'record_id', 'after'],
    order: [{ field: 'occurred_at', direction: 'descending' }],
  },
  open_work_order: {
    columns: [
      'number',
      'title',
      'status',
      'due_at',
      'customer_name',
      'technician_name',
      'next_visit_at',
    ],
    order: [{ field: 'due_at', direction: 'ascending' }],
  },
  part_to_reorder: {
    columns: [
      'number',
      'name',
      'stock',
      'minimum_stock',
      'missing',
      'supplier_name',
      'purchase_price',
    ],
    order: [{ field: 'missing', direction: 'descending' }],
  },
  technician_workload: {
    columns: ['full_name', 'home_region', 'visits', 'planned_hours', 'next_visit_at'],
    order: [{ field: 'planned_hours', direction: 'descending' }],
  },
  unpaid_invoice: {
    columns: ['number', 'customer_name', 'issued_on', 'due_on', 'days_overdue', 'gross'],
    order: [{ field: 'due_on', direction: 'ascending' }],
  },
};

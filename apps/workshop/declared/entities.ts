import type { WorkshopDeclaration } from './workshop-declaration.ts';

type Entities = NonNullable<WorkshopDeclaration['entities']>;

const account = { label: 'Account', hidden: true } as const;
const kept = { created_at: { label: 'Made' }, updated_at: { label: 'Changed' } } as const;

const address = { group: 'Billing address' } as const;
const billingAddress = {
  billing_street: { ...address, width: 'wide' },
  billing_postal_code: { ...address, width: 'narrow' },
  billing_city: address,
  billing_country: { ...address, width: 'narrow' },
} as const;
const terms = { group: 'Terms of payment' } as const;

const openingHours = {
  day: {
    label: 'Day',
    values: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
    required: true,
  },
  from: { label: 'From', kind: 'time', required: true },
  to: { label: 'To', kind: 'time', required: true },
} as const;

// The triggers and policies of work orders refuse these fields for the other roles.
const office = { editableBy: ['owner', 'dispatcher'] } as const;
const notTechnicians = { editableBy: ['owner', 'dispatcher', 'contact'] } as const;

const work: Entities = {
  work_order: {
    label: 'Work order',
    plural: 'Work orders',
    display: ['number', 'title'],
    order: [
      'number',
      'title',
      'status',
      'customer_id',
      'site_id',
      'equipment_id',
      'priority',
      'due_at',
      'estimate',
      'technician_id',
      'warranty_claim',
      'kind',
      'reported_by',
      'description',
      'hold_reason',
      'cancellation_reason',
    ],
    fields: {
      title: notTechnicians,
      status: { editableBy: ['owner', 'dispatcher', 'technician'] },
      customer_id: notTechnicians,
      site_id: notTechnicians,
      equipment_id: notTechnicians,
      priority: notTechnicians,
      kind: notTechnicians,
      technician_id: office,
      estimate: office,
      warranty_claim: office,
      cancellation_reason: { label: 'Why cancelled', ...office },
      due_at: {
        label: 'Due',
        ...notTechnicians,
        due: { while: { status: 'in.(open,planned,in_progress,on_hold)' } },
      },
      opened_at: { label: 'Opened' },
      started_at: { label: 'Started' },
      completed_at: { label: 'Completed' },
      updated_at: { label: 'Changed' },
      reported_by: { label: 'Reported by', ...notTechnicians },
      hold_reason: { label: 'Why on hold' },
      labour_hours: { label: 'Hours' },
      parts_total: { label: 'Parts used' },
      checklist: { shape: { checklist: { text: 'step', done: 'done' } } },
    },
  },
  visit: {
    label: 'Visit',
    plural: 'Visits',
    display: ['task'],
    order: ['planned_during', 'technician_id', 'work_order_id', 'task', 'status', 'hours'],
    fields: {
      planned_during: { label: 'When' },
      starts_at: { label: 'Begins' },
      // A visit that is over is done, or somebody forgot to say so.
      ends_at: { label: 'Ends', due: { while: { status: 'in.(planned,under_way)' } } },
      travel_km: { label: 'Kilometres' },
      ...kept,
    },
  },
  customer: {
    label: 'Customer',
    plural: 'Customers',
    display: ['name'],
    fields: {
      vat_number: { label: 'VAT number', help: 'As on the customer’s letters: DE123456789.' },
      ...billingAddress,
      payment_days: { label: 'Days to pay', ...terms },
      discount: terms,
      credit_limit: terms,
      is_active: { label: 'Active' },
      ...kept,
    },
  },
  site: {
    label: 'Site',
    plural: 'Sites',
    display: ['name', 'city'],
    fields: {
      needs_escort: { label: 'Escort needed' },
      opening_hours: { shape: { table: openingHours } },
      ...kept,
    },
  },
  equipment: {
    label: 'Machine',
    plural: 'Equipment',
    display: ['name', 'serial_number'],
    fields: {
      parent_id: { label: 'Part of' },
      built_in: { label: 'Year built' },
      inspected_on: { label: 'Inspected' },
      inspection_due_on: { label: 'Next inspection', due: { while: { retired_on: 'is.null' } } },
      ...kept,
    },
  },
  part: {
    label: 'Part',
    plural: 'Parts',
    display: ['number', 'name'],
    fields: {
      weight_kg: { label: 'Weight (kg)' },
      is_hazardous: { label: 'Hazardous' },
      discontinued_on: { label: 'Discontinued' },
      ...kept,
    },
  },
  invoice: {
    label: 'Invoice',
    plural: 'Invoices',
    display: ['number'],
    fields: {
      issued_on: { label: 'Issued' },
      due_on: { label: 'Due', due: { while: { status: 'eq.issued' } } },
      paid_on: { label: 'Paid' },
      tax_rate: { label: 'Tax rate (%)' },
      ...kept,
    },
  },
};

const people: Entities = {
  technician: {
    label: 'Technician',
    plural: 'Technicians',
    group: 'People',
    display: ['full_name'],
    fields: {
      user_id: account,
      full_name: { label: 'Name' },
      day_starts_at: { label: 'Day begins' },
      day_ends_at: { label: 'Day ends' },
      employed_from: { label: 'Employed from' },
      employed_until: { label: 'Employed until' },
      ...kept,
    },
  },
  skill: { label: 'Skill', plural: 'Skills', group: 'People', display: ['name'] },
  technician_skill: {
    label: 'Skill of a technician',
    plural: 'Skills of technicians',
    group: 'People',
    fields: { certified_on: { label: 'Certified' }, expires_on: { label: 'Expires' } },
  },
  contact: {
    label: 'Contact',
    plural: 'Contacts',
    group: 'People',
    display: ['full_name'],
    fields: {
      user_id: account,
      full_name: { label: 'Name' },
      is_primary: { label: 'First to ask' },
      ...kept,
    },
  },
};

const store: Entities = {
  supplier: { label: 'Supplier', plural: 'Suppliers', group: 'Store', display: ['name'] },
  part_supplier: {
    label: 'Purchase price',
    plural: 'Purchase prices',
    group: 'Store',
    fields: { is_preferred: { label: 'Preferred' } },
  },
  stock_movement: {
    label: 'Stock movement',
    plural: 'Stock movements',
    group: 'Store',
    display: ['kind', 'quantity'],
    fields: { moved_at: { label: 'Moved' } },
  },
  part_to_reorder: {
    label: 'Part to reorder',
    plural: 'Parts to reorder',
    group: 'Store',
    display: ['number', 'name'],
    about: 'part',
  },
};

const overviews: Entities = {
  open_work_order: {
    label: 'Unfinished order',
    plural: 'Unfinished orders',
    group: 'Overviews',
    display: ['number', 'title'],
    fields: { due_at: { label: 'Due' }, next_visit_at: { label: 'Next visit' } },
  },
  technician_workload: {
    label: 'Workload',
    plural: 'Workload',
    group: 'Overviews',
    display: ['full_name'],
    fields: { full_name: { label: 'Name' }, next_visit_at: { label: 'Next visit' } },
  },
  unpaid_invoice: {
    label: 'Unpaid invoice',
    plural: 'Unpaid invoices',
    group: 'Overviews',
    display: ['number'],
    fields: { issued_on: { label: 'Issued' }, due_on: { label: 'Due' } },
  },
};

const records: Entities = {
  invoice_line: {
    label: 'Invoice line',
    plural: 'Invoice lines',
    group: 'Records',
    display: ['description'],
  },
  attachment: {
    label: 'Attachment',
    plural: 'Attachments',
    group: 'Records',
    display: ['file_name'],
    fields: {
      uploaded_by: account,
      uploader_name: { label: 'Uploaded by' },
      uploaded_at: { label: 'Uploaded' },
      size_bytes: { label: 'Size (bytes)' },
      sha256: { label: 'Fingerprint' },
    },
  },
  audit_entry: {
    label: 'Change',
    plural: 'History',
    group: 'Records',
    display: ['actor_name', 'action'],
    history: {
      of: [
        'customer',
        'contact',
        'equipment',
        'technician',
        'work_order',
        'visit',
        'invoice',
        'attachment',
      ],
      entity: 'relation',
      record: 'record_id',
      at: 'occurred_at',
      by: 'actor_name',
      before: 'before',
      after: 'after',
    },
    fields: {
      occurred_at: { label: 'When' },
      actor_id: account,
      actor_name: { label: 'Who' },
      relation: { label: 'Kind of record' },
      record_id: { label: 'Record' },
      after: { label: 'Change' },
    },
  },
  priority: {
    label: 'Priority',
    plural: 'Priorities',
    group: 'Records',
    display: ['level', 'name'],
    fields: { response_hours: { label: 'Hours to respond' } },
  },
};

/** Labels, display fields and groups; descriptions come from the database's comments. */
export const entities: Entities = { ...work, ...people, ...store, ...overviews, ...records };

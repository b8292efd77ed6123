/** The samples of the documentation, on the names of the example's database. A test joins them to it. */
import { declare } from '@ninefold/specification';
import type { Discovered } from '../../apps/workshop/discovered.ts';

type Role = 'owner' | 'dispatcher' | 'technician';

export const specification = declare<Discovered, Role>({
  title: 'Hartmann Workshop',
  purpose: 'Keeps track of customers’ machines, repairs, visits and invoices.',
  audience: 'Dispatchers in the office and technicians on the road.',
  application: { locale: 'en-GB', timeZone: 'Europe/Berlin' },
  entities: {
    customer: {
      label: { en: 'Customer', de: 'Kunde' },
      plural: { en: 'Customers', de: 'Kunden' },
      display: ['name'],
      fields: {
        vat_number: { help: 'As on the customer’s letters: DE123456789.' },
        payment_days: { group: 'Terms', width: 'narrow', default: 30 },
        discount: { group: 'Terms', format: 'percent' },
      },
    },
    work_order: {
      fields: {
        site_id: { dependsOn: 'customer_id' },
        hold_reason: { shown: { while: { status: 'eq.on_hold' } } },
        due_at: { due: { while: { status: 'in.(open,planned)' } } },
      },
    },
    attachment: {
      fields: {
        storage_path: {
          label: 'File',
          file: {
            bucket: 'attachments',
            types: ['image/png', 'application/pdf'],
            name: 'file_name',
            type: 'media_type',
            size: 'size_bytes',
          },
        },
      },
    },
    invoice: {
      children: [
        {
          entity: 'invoice_line',
          fields: ['description', 'quantity', 'unit_price', 'amount'],
          totals: ['amount'],
        },
      ],
    },
  },
  states: {
    'visit.status': {
      states: {
        planned: { label: 'Planned', tone: 'accent' },
        under_way: { label: 'Under way', tone: 'warning' },
        done: { label: 'Done', tone: 'success', final: true },
        cancelled: { label: 'Cancelled', final: true },
      },
      initial: ['planned'],
      transitions: [
        { from: 'planned', to: 'under_way', label: 'Set out' },
        { from: 'under_way', to: 'done', label: 'Mark as done', needs: ['hours'] },
        { from: 'planned', to: 'cancelled', label: 'Cancel visit', roles: ['dispatcher'] },
      ],
    },
  },
  roles: {
    owner: { label: 'Owner' },
    technician: { label: 'Technician' },
    dispatcher: {
      label: 'Dispatcher',
      description: 'Takes orders in and plans visits.',
      may: { work_order: ['read', 'create', 'change'], invoice: { read: true, change: 'drafts' } },
    },
  },
  rules: {
    equipment: [
      { statement: 'A part is at the same site as its machine.', fields: ['parent_id', 'site_id'] },
    ],
  },
  calls: {
    'POST /functions/v1/print-invoice': {
      does: 'Prints an invoice',
      payload: ['invoice_id'],
      entity: 'invoice',
    },
  },
  messages: {
    HW008: {
      message: 'Add a line before you issue the invoice.',
      reaction: 'Shown above the form.',
    },
  },
  limits: { 'Longest visit': '12 hours' },
  screens: {
    lists: {
      work_order: {
        columns: ['number', 'title', 'status', 'due_at'],
        order: [{ field: 'due_at', direction: 'ascending' }],
        views: {
          overdue: {
            label: 'Overdue',
            filters: { status: 'in.(open,planned)', due_at: 'lt.now' },
            roles: ['dispatcher', 'technician'],
            default: ['technician'],
          },
          board: { label: 'Board', view: { board: 'status' } },
        },
      },
    },
    entities: { invoice: { list: { roles: ['owner', 'dispatcher'] } } },
  },
});

import type { WorkshopDeclaration, WorkshopRole } from './workshop-declaration.ts';

type Roles = NonNullable<WorkshopDeclaration['roles']>;
type Rights = NonNullable<NonNullable<Roles[WorkshopRole]>['may']>;

const read = ['read'] as const;
const keep = ['read', 'create', 'change'] as const;
const all = ['read', 'create', 'change', 'remove'] as const;
const nothing = [] as const;

const ofDrafts = 'lines of drafts';

const office: Rights = {
  visit: {
    read: true,
    create: true,
    change: true,
    remove: { which: 'visits that are not done', while: { status: 'neq.done' } },
  },
  customer: keep,
  site: all,
  equipment: keep,
  contact: all,
  technician: read,
  skill: read,
  technician_skill: all,
  part: keep,
  supplier: keep,
  part_supplier: all,
  stock_movement: ['read', 'create'],
  part_to_reorder: read,
  invoice: {
    read: true,
    create: true,
    change: true,
    remove: { which: 'drafts', while: { status: 'eq.draft' } },
  },
  invoice_line: { read: true, create: ofDrafts, change: ofDrafts, remove: ofDrafts },
  unpaid_invoice: read,
  attachment: all,
  audit_entry: read,
  priority: read,
  open_work_order: read,
  technician_workload: read,
};

const owner: Rights = {
  ...office,
  work_order: {
    read: true,
    create: true,
    change: true,
    remove: { which: 'orders that were never started', while: { started_at: 'is.null' } },
  },
  customer: all,
  equipment: all,
  technician: all,
  skill: all,
  part: all,
  supplier: all,
};

const dispatcher: Rights = { ...office, work_order: keep };

const ownOrders = 'orders that they are responsible for or visit';
const atOwnSites = 'machines where their orders are';
const ownVisits = 'their own visits';
const ownFiles = { change: 'files that they uploaded', remove: 'files that they uploaded' };

const technician: Rights = {
  work_order: { read: ownOrders, change: ownOrders },
  visit: { read: ownVisits, change: ownVisits },
  customer: { read: 'customers of their orders' },
  site: { read: 'sites of their orders' },
  equipment: { read: atOwnSites, change: atOwnSites },
  contact: { read: 'contacts at customers of their orders' },
  technician: read,
  skill: read,
  technician_skill: { read: 'their own skills' },
  part: read,
  supplier: nothing,
  part_supplier: nothing,
  stock_movement: {
    read: 'movements for their orders',
    create: 'uses and returns for their orders',
  },
  part_to_reorder: read,
  invoice: nothing,
  invoice_line: nothing,
  unpaid_invoice: nothing,
  attachment: { read: 'files of their orders', create: 'files of their orders', ...ownFiles },
  audit_entry: { read: 'changes to their orders' },
  priority: read,
  open_work_order: { read: ownOrders },
  technician_workload: { read: 'their own' },
};

const ownCompany = 'their own company’s';

const contact: Rights = {
  work_order: { read: ownCompany, create: 'open ones for their own company' },
  visit: { read: ownCompany },
  customer: { read: 'their own company' },
  site: { read: ownCompany },
  equipment: { read: ownCompany },
  contact: { read: ownCompany, change: 'themselves' },
  technician: { read: 'those who come to their company' },
  skill: nothing,
  technician_skill: nothing,
  part: nothing,
  supplier: nothing,
  part_supplier: nothing,
  stock_movement: nothing,
  part_to_reorder: nothing,
  invoice: { read: 'those issued to their company' },
  invoice_line: { read: 'those of invoices issued to their company' },
  unpaid_invoice: { read: ownCompany },
  attachment: {
    read: 'files of their company’s orders',
    create: 'files of their company’s orders',
    ...ownFiles,
  },
  audit_entry: nothing,
  priority: read,
  open_work_order: { read: ownCompany },
  technician_workload: nothing,
};

/**
 * The permissions of each role: exactly those of the policies. Grants can't express
 * them, because they only have API roles.
 */
export const rights: Readonly<Record<WorkshopRole, Rights>> = {
  owner,
  dispatcher,
  technician,
  contact,
};

import type { WorkshopDeclaration } from './workshop-declaration.ts';

type Screens = NonNullable<WorkshopDeclaration['screens']>;

/** The workshop's own screens, loaded when somebody opens one. */
export const own: NonNullable<Screens['own']> = {
  '/day': {
    title: 'The day',
    description: 'See who goes where, and plan what nobody has been sent to yet',
    roles: ['dispatcher', 'owner'],
    entities: ['visit', 'work_order', 'technician'],
    screen: async () => (await import('../screens/dispatchers-day.tsx')).screen,
  },
  '/route': {
    title: 'My route',
    description: 'Drive from visit to visit, and say what is done',
    roles: ['technician'],
    entities: ['visit', 'work_order', 'site'],
    screen: async () => (await import('../screens/technicians-route.tsx')).screen,
  },
  '/company': {
    title: 'My company',
    description: 'See machines, open orders and what is to be paid',
    roles: ['contact'],
    entities: ['customer', 'site', 'equipment', 'work_order', 'invoice'],
    screen: async () => (await import('../screens/customers-overview.tsx')).company,
  },
  // In place of the assembled detail; technicians go on seeing that.
  '/data/customer/{id}': {
    title: 'Customer',
    description: 'See what is being done for a customer, and what is to be paid',
    roles: ['dispatcher', 'owner'],
    entities: ['customer', 'site', 'equipment', 'work_order', 'invoice'],
    screen: async () => (await import('../screens/customers-overview.tsx')).customer,
  },
};

const money = ['owner', 'dispatcher', 'contact'] as const;
const forMoney = { list: { roles: money }, detail: { roles: money } };

/** Technicians have nothing to do with invoices, and see none: the list would always be empty. */
export const entityScreens: NonNullable<Screens['entities']> = {
  invoice: forMoney,
  invoice_line: forMoney,
  unpaid_invoice: { list: { roles: money } },
};

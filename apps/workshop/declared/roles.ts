import { rights } from './rights.ts';
import type { WorkshopDeclaration } from './workshop-declaration.ts';

/** The kinds of people, as `app_metadata.role` names them. */
export const roles: NonNullable<WorkshopDeclaration['roles']> = {
  owner: {
    label: 'Owner',
    description:
      'Runs the workshop. Sees and changes everything, cancels orders, issues invoices, and alone knows what an hour costs and what is earned.',
    may: rights.owner,
  },
  dispatcher: {
    label: 'Dispatcher',
    description: 'Takes orders in, plans visits, keeps customers and parts, and drafts invoices.',
    may: rights.dispatcher,
  },
  technician: {
    label: 'Technician',
    description:
      'Goes to the machines. Sees own visits and the orders they are for, books hours and parts, and moves those orders on.',
    may: rights.technician,
  },
  contact: {
    label: 'Customer contact',
    description:
      'Works for a customer. Sees that customer’s sites, machines, orders and invoices, and opens orders.',
    external: true,
    may: rights.contact,
  },
};

/** The texts of the workshop's own screens. `../messages.ts` has them in other languages. */
import { messages } from '@ninefold/messages';

export const dispatchersDayMessages = messages('dispatchers-day', {
  title: 'Daily schedule',
  nextDay: 'No visits begin today. This is the next day with visits.',
  unassigned: 'Nobody',
  visits: 'Visits',
  noVisits: 'No visits on this day.',
  allVisits: 'Show all visits',
  unplanned: 'To be planned',
  allOrders: 'Show all',
  nothingUnplanned: 'Every order is assigned.',
});

export const techniciansRouteMessages = messages('technicians-route', {
  title: 'My route',
  noVisits: 'No visits on this day',
  noVisitsHint: 'Visits that a dispatcher plans for you appear here.',
  later: 'After that',
  done: 'Done',
});

export const customersSitesMessages = messages('customers-sites', {
  title: 'Sites of the customer',
  sites: 'Sites',
  needsEscort: 'Needs an escort',
  add: 'Add a site',
  all: 'Show all',
  changed: 'Others have changed this site. Nothing was saved.',
});

export const takeOrderMessages = messages('take-order', {
  title: 'Take an order: {step}',
  steps: 'Steps',
  order: 'Order',
  parts: 'Parts',
  photo: 'Photo',
  done: 'Done',
  noParts: 'No parts yet. Enter what leaves the store as a negative quantity.',
  total: 'Total:',
  goOn: 'Next step',
  open: 'Open the order',
});

export const orderActionsMessages = messages('order-actions', {
  invoice: 'This drafts an invoice for the hours, the travel and the parts of each order.',
});

export const customersOverviewMessages = messages('customers-overview', {
  orders: 'Unfinished work orders',
  noOrders: 'No work order is open.',
  newOrder: 'New work order',
  invoices: 'Unpaid invoices',
  noInvoices: 'Everything is paid.',
  machines: 'Equipment by next inspection',
});

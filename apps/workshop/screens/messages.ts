/** The texts of the workshop's own screens. `../messages.ts` has them in other languages. */
import { messages } from '@ninefold/messages';

export const dispatchersDayMessages = messages('dispatchers-day', {
  title: 'The day',
  nextDay: 'No visits begin today: this is the next day with some.',
  unassigned: 'Nobody',
  visits: 'Visits',
  noVisits: 'Nobody goes anywhere on this day.',
  unplanned: 'To be planned',
  allOrders: 'Show all',
  nothingUnplanned: 'Every order has somebody who goes there.',
});

export const techniciansRouteMessages = messages('technicians-route', {
  title: 'My route',
  noVisits: 'No visits on this day',
  noVisitsHint: 'When a dispatcher plans one for you, it is here.',
  later: 'After that',
  done: 'Done',
});

export const customersOverviewMessages = messages('customers-overview', {
  orders: 'Work orders not finished',
  noOrders: 'No work order is open.',
  newOrder: 'New work order',
  invoices: 'Invoices to pay',
  noInvoices: 'Everything is paid.',
  machines: 'Machines, by their next inspection',
});

/**
 * The example's rows: made by code, the same for the same moment. Every name in them is fictional.
 */
import { attachmentRows, makeAttachments } from './attachments.ts';
import { auditEntryRows } from './audit.ts';
import { berlinDay } from './calendar.ts';
import { contactRows, makeContacts } from './contacts.ts';
import { customerRows, makeCustomers } from './customers.ts';
import { equipmentRows, makeEquipment } from './equipment.ts';
import type { OrderCounts } from './courses.ts';
import { takeIn } from './intake.ts';
import { invoiceLineRows, invoiceRows, invoiceSeriesRows, makeInvoices } from './invoices.ts';
import { makeParts, partRows, partSupplierRows, supplierRows } from './parts.ts';
import { makeSites, siteRows } from './sites.ts';
import { createRandom, type Random } from './random.ts';
import { keepStock, stockMovementRows } from './stock.ts';
import { seedTable, type SeedTable } from './table.ts';
import {
  makeTechnicians,
  priorityRows,
  skillRows,
  technicianRows,
  technicianSkillRows,
} from './technicians.ts';
import { planVisits, visitRows, visitsInTurn } from './visits.ts';
import { workOrderRows } from './work-orders.ts';

export type { SeedTable, SeedValue } from './table.ts';

const orderCounts: OrderCounts = {
  total: 4846,
  open: 213,
  planned: 164,
  in_progress: 58,
  on_hold: 18,
};

/** One stream a subject, so that a change to one leaves the others' rows alone. */
function random(subject: string): Random {
  return createRandom(`Hartmann Workshop: ${subject}`);
}

/** The rows of every table, in an order in which foreign keys hold. */
export function workshopSeed(moment: Date): readonly SeedTable[] {
  // To the second: what Postgres writes back is what was written.
  const now = Math.floor(moment.getTime() / 1000) * 1000;
  const today = berlinDay(now);

  const customers = makeCustomers(random('customers'), 620, today);
  const sites = makeSites(random('sites'), customers, 884);
  const contacts = makeContacts(random('contacts'), customers, 940);
  const equipment = makeEquipment(random('equipment'), sites, 2100, today);
  const technicians = makeTechnicians(random('technicians'), 48, today);
  const parts = makeParts(random('parts'), 1300);
  const incoming = takeIn(
    random('intake'),
    orderCounts,
    customers,
    sites,
    contacts,
    equipment,
    now,
  );
  const orders = planVisits(random('visits'), incoming, technicians, now);
  const visits = visitsInTurn(orders);
  const visitIds = new Map(visits.map((visit, index) => [visit, index + 1]));
  const stock = keepStock(random('stock'), parts, orders, now);
  const invoices = makeInvoices(random('invoices'), orders, stock.usesOf, now);
  const attachments = makeAttachments(random('attachments'), orders);

  return [
    seedTable('public.customer', customerRows(random('customer rows'), customers, today)),
    seedTable('public.site', siteRows(random('site rows'), sites, today)),
    seedTable('public.contact', contactRows(random('contact rows'), contacts, today)),
    seedTable('public.equipment', equipmentRows(random('equipment rows'), equipment, today)),
    seedTable('public.technician', technicianRows(random('technician rows'), technicians, today)),
    seedTable('public.skill', skillRows()),
    seedTable(
      'public.technician_skill',
      technicianSkillRows(random('certificates'), technicians, today),
    ),
    seedTable('public.priority', priorityRows),
    seedTable(
      'public.work_order',
      workOrderRows(random('work order rows'), orders, stock.usesOf, now),
    ),
    seedTable('public.visit', visitRows(random('visit rows'), visits, now)),
    seedTable('public.supplier', supplierRows(random('suppliers'))),
    seedTable('public.part', partRows(random('part rows'), parts, stock.levels, today)),
    seedTable('public.part_supplier', partSupplierRows(random('purchase prices'), parts)),
    seedTable('public.stock_movement', stockMovementRows(stock.movements)),
    seedTable('public.invoice', invoiceRows(invoices)),
    seedTable('public.invoice_line', invoiceLineRows(invoices)),
    seedTable('private.invoice_series', invoiceSeriesRows(invoices)),
    seedTable('public.attachment', attachmentRows(random('attachment rows'), attachments)),
    seedTable(
      'public.audit_entry',
      auditEntryRows(random('audit'), orders, visitIds, stock.usesOf, attachments, now),
    ),
  ];
}

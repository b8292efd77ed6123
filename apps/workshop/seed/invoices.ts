import {
  addWorkdays,
  berlinDay,
  berlinInstant,
  dateText,
  instantText,
  yearOf,
  type Day,
  type Instant,
} from './calendar.ts';
import type { Part } from './parts.ts';
import type { Random } from './random.ts';
import type { Use } from './stock.ts';
import { dayRangeText, hundredthsText, tenThousandthsText } from './text-form.ts';
import type { WorkedOrder } from './visits.ts';
import { isWarranty, orderNumber } from './work-orders.ts';

interface Line {
  readonly kind: 'labour' | 'travel' | 'part' | 'other';
  readonly part: Part | null;
  readonly description: string;
  /** In hundredths. */
  readonly quantity: number;
  /** In cents. */
  readonly unitPrice: number;
  /** In hundredths of a percent. */
  readonly discount: number;
  /** In ten-thousandths of a euro. */
  readonly unitCost: number;
}

export interface Invoice {
  readonly id: number;
  readonly order: WorkedOrder;
  readonly status: 'draft' | 'issued' | 'paid' | 'void';
  readonly number: string | null;
  readonly issued: Day | null;
  readonly due: Day | null;
  readonly paid: Day | null;
  readonly drafted: Day;
  readonly lines: readonly Line[];
}

/** In cents, rounded as Postgres rounds a numeric: halves away from zero. */
export function lineAmount(line: Pick<Line, 'quantity' | 'unitPrice' | 'discount'>): number {
  const scaled = line.quantity * line.unitPrice * (10_000 - line.discount);
  return Math.floor((scaled + 500_000) / 1_000_000);
}

function linesOf(order: WorkedOrder, uses: readonly Use[]): Line[] {
  const discount = Math.round(order.site.customer.discount * 100);
  const kilometres = order.visits.reduce((sum, visit) => sum + (visit.travelKm ?? 0), 0);
  const quantities = new Map<Part, number>();
  for (const { part, quantity } of uses) {
    quantities.set(part, (quantities.get(part) ?? 0) + quantity);
  }
  return [
    {
      kind: 'labour',
      part: null,
      description: `Labour: ${order.title}`,
      quantity: order.labourHours,
      unitPrice: order.technician?.rate ?? 9200,
      discount,
      unitCost: (order.technician?.cost ?? 4600) * 100,
    },
    ...(kilometres > 0
      ? [
          {
            kind: 'travel' as const,
            part: null,
            description: 'Travel',
            quantity: kilometres * 100,
            unitPrice: 75,
            discount: 0,
            unitCost: 0,
          },
        ]
      : []),
    ...[...quantities].map(([part, quantity]) => ({
      kind: 'part' as const,
      part,
      description: `${part.number} ${part.name}`,
      quantity: quantity * 100,
      unitPrice: part.salesPrice,
      discount,
      unitCost: part.purchasePrice,
    })),
  ];
}

export function makeInvoices(
  random: Random,
  orders: readonly WorkedOrder[],
  usesOf: ReadonlyMap<WorkedOrder, readonly Use[]>,
  now: Instant,
): Invoice[] {
  const today = berlinDay(now);
  const numbers = new Map<number, number>();
  return orders
    .flatMap((order) => {
      if (order.completed === null || isWarranty(order)) return [];
      const drafted = addWorkdays(berlinDay(order.completed), random.integer(1, 4));
      return drafted < today ? [{ order, drafted }] : [];
    })
    .sort((a, b) => a.drafted - b.drafted || a.order.id - b.order.id)
    .map(({ order, drafted }, index) => {
      const { paymentDays } = order.site.customer;
      const isDraft = drafted > today - 6 && random.chance(0.6);
      const due = drafted + paymentDays;
      const late = random.pickWeighted([
        [-3, 60],
        [0, 25],
        [9, 10],
        [40, 4],
        [400, 1],
      ] as const);
      const paid = addWorkdays(due + late - random.integer(0, Math.min(6, paymentDays)), 0);
      const status = isDraft
        ? 'draft'
        : random.chance(0.008)
          ? 'void'
          : paid < today && paid >= drafted
            ? 'paid'
            : 'issued';
      const year = yearOf(drafted);
      const last = (numbers.get(year) ?? 0) + (isDraft ? 0 : 1);
      numbers.set(year, last);
      return {
        id: index + 1,
        order,
        status,
        number: isDraft ? null : `INV-${year}-${String(last).padStart(5, '0')}`,
        issued: isDraft ? null : drafted,
        due: isDraft ? null : due,
        paid: status === 'paid' ? paid : null,
        drafted,
        lines: linesOf(order, usesOf.get(order) ?? []),
      };
    });
}

export function invoiceRows(invoices: readonly Invoice[]) {
  return invoices.map((invoice) => {
    const { order } = invoice;
    const cost = invoice.lines.reduce((sum, line) => sum + line.quantity * line.unitCost, 0);
    const made = instantText(berlinInstant(invoice.drafted, 540));
    return {
      id: invoice.id,
      number: invoice.number,
      customer_id: order.site.customer.id,
      status: invoice.status,
      issued_on: invoice.issued === null ? null : dateText(invoice.issued),
      due_on: invoice.due === null ? null : dateText(invoice.due),
      paid_on: invoice.paid === null ? null : dateText(invoice.paid),
      service_period: dayRangeText(
        berlinDay(order.started ?? order.opened),
        berlinDay(order.completed ?? order.opened) + 1,
      ),
      net: hundredthsText(invoice.lines.reduce((sum, line) => sum + lineAmount(line), 0)),
      tax_rate: order.site.customer.place.country === 'DE' ? 19 : 0,
      cost: hundredthsText(Math.floor((cost + 5000) / 10_000)),
      reference: orderNumber(order.id),
      created_at: made,
      updated_at: invoice.paid === null ? made : instantText(berlinInstant(invoice.paid, 660)),
    };
  });
}

export function invoiceLineRows(invoices: readonly Invoice[]) {
  return invoices.flatMap((invoice) =>
    invoice.lines.map((line, index) => ({
      invoice_id: invoice.id,
      position: index + 1,
      kind: line.kind,
      work_order_id: invoice.order.id,
      part_id: line.part?.id ?? null,
      description: line.description,
      quantity: hundredthsText(line.quantity),
      unit_price: hundredthsText(line.unitPrice),
      discount: hundredthsText(line.discount),
      unit_cost: tenThousandthsText(line.unitCost),
    })),
  );
}

/** The last number given in each year. */
export function invoiceSeriesRows(invoices: readonly Invoice[]) {
  const issued = invoices.flatMap(({ issued }) => (issued === null ? [] : [yearOf(issued)]));
  return [...Map.groupBy(issued, (year) => year)].map(([year, all]) => ({
    year,
    last_number: all.length,
  }));
}

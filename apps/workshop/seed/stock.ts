/** Parts taken for orders, and bought so that there are some. */
import {
  berlinDay,
  berlinInstant,
  hour,
  instantText,
  workdayUntil,
  type Instant,
} from './calendar.ts';
import type { Part } from './parts.ts';
import type { Random } from './random.ts';
import { hundredthsText, tenThousandthsText } from './text-form.ts';
import type { Technician } from './technicians.ts';
import type { WorkedOrder } from './visits.ts';

export interface Use {
  readonly part: Part;
  readonly order: WorkedOrder;
  readonly technician: Technician;
  /** In whole units. */
  readonly quantity: number;
  readonly at: Instant;
}

interface Movement {
  readonly part: Part;
  readonly kind: 'opening' | 'purchase' | 'use' | 'adjustment';
  readonly quantity: number;
  readonly at: Instant;
  readonly use?: Use;
}

export interface Stock {
  readonly uses: readonly Use[];
  readonly usesOf: ReadonlyMap<WorkedOrder, readonly Use[]>;
  readonly movements: readonly Movement[];
  readonly levels: ReadonlyMap<Part, number>;
}

function usesFor(random: Random, order: WorkedOrder, parts: readonly Part[]): Use[] {
  const done = order.visits.filter(({ status }) => status === 'done');
  const count =
    order.id === 4811
      ? 7
      : random.pickWeighted([
          [0, 55],
          [1, 18],
          [2, 14],
          [3, 9],
          [5, 4],
        ] as const);
  const category = order.equipment?.category;
  const fitting = category ? parts.filter(({ family }) => family.fits.includes(category)) : [];
  if (done.length === 0 || fitting.length === 0) return [];
  return random.sample(fitting, count).map((part) => {
    const visit = random.pick(done);
    const bulk = part.family.unit !== 'piece' && part.family.unit !== 'set';
    return {
      part,
      order,
      technician: visit.technician,
      quantity: bulk ? random.integer(1, 8) : random.pick([1, 1, 1, 2, 2, 4]),
      at: visit.ends,
    };
  });
}

/** The life of one part in the store: it is bought before it runs out, most of the time in time. */
function movementsOf(
  random: Random,
  part: Part,
  uses: readonly Use[],
  start: Instant,
  now: Instant,
): { movements: Movement[]; level: number } {
  const opening = part.minimumStock + random.integer(1, 6);
  const movements: Movement[] = [{ part, kind: 'opening', quantity: opening, at: start }];
  let level = opening;
  let last = start;
  const move = (kind: Movement['kind'], quantity: number, at: Instant, use?: Use): void => {
    movements.push({ part, kind, quantity, at, ...(use && { use }) });
    level += quantity;
    last = at;
  };
  for (const use of uses) {
    const lot = Math.max(use.quantity, part.minimumStock, random.pick([2, 5, 10]));
    if (level < use.quantity) move('purchase', lot, Math.max(last + 1000, use.at - 20 * hour));
    move('use', -use.quantity, use.at, use);
    const arrives = use.at + random.integer(2, 9) * 24 * hour;
    const next = uses[uses.indexOf(use) + 1];
    if (
      level < part.minimumStock &&
      random.chance(0.85) &&
      arrives < now &&
      arrives < (next?.at ?? now)
    ) {
      const day = workdayUntil(berlinDay(arrives));
      move('purchase', lot, Math.max(last + 1000, berlinInstant(day, 600)));
    }
  }
  if (level > 1 && now - last > 48 * hour && random.chance(0.04)) {
    move('adjustment', -1, berlinInstant(workdayUntil(berlinDay(now) - 2), 960));
  }
  return { movements, level };
}

export function keepStock(
  random: Random,
  parts: readonly Part[],
  orders: readonly WorkedOrder[],
  now: Instant,
): Stock {
  const uses = orders.flatMap((order) => usesFor(random, order, parts)).sort((a, b) => a.at - b.at);
  const usesOfPart = Map.groupBy(uses, (use) => use.part);
  const start = Math.min(...orders.map(({ opened }) => opened)) - 24 * hour;
  const levels = new Map<Part, number>();
  const movements = parts.flatMap((part) => {
    const life = movementsOf(random, part, usesOfPart.get(part) ?? [], start, now);
    levels.set(part, life.level);
    return life.movements;
  });
  return {
    uses,
    usesOf: Map.groupBy(uses, (use) => use.order),
    movements: movements.sort((a, b) => a.at - b.at || a.part.id - b.part.id),
    levels,
  };
}

export function stockMovementRows(movements: readonly Movement[]) {
  return movements.map(({ part, kind, quantity, at, use }, index) => ({
    id: index + 1,
    part_id: part.id,
    kind,
    quantity,
    unit_price:
      kind === 'use' ? hundredthsText(part.salesPrice) : tenThousandthsText(part.purchasePrice),
    moved_at: instantText(at),
    work_order_id: use?.order.id ?? null,
    technician_id: use?.technician.id ?? null,
    supplier_id: kind === 'purchase' ? part.supplierId : null,
    note: kind === 'adjustment' ? 'Counted one less at stocktaking.' : null,
  }));
}

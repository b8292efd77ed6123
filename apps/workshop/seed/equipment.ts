import { berlinInstant, dateText, instantText, yearOf, type Day } from './calendar.ts';
import type { Site } from './sites.ts';
import type { Random } from './random.ts';
import { dayRangeText } from './text-form.ts';
import { categories, machineKinds, type Category } from './words/machines.ts';

export interface Equipment {
  readonly id: number;
  readonly site: Site;
  readonly parent: Equipment | null;
  readonly name: string;
  readonly category: Category;
  readonly manufacturer: string;
  readonly serialNumber: string;
  readonly commissioned: Day;
}

const categoryWeights = categories.map(
  (category) => [category, machineKinds[category].weight] as const,
);

export function makeEquipment(
  random: Random,
  sites: readonly Site[],
  count: number,
  today: Day,
): Equipment[] {
  const made: Equipment[] = [];
  const serialNumbers = new Set<string>();
  const add = (entry: Omit<Equipment, 'id'>): Equipment => {
    const equipment = { ...entry, id: made.length + 1 };
    made.push(equipment);
    return equipment;
  };
  const serialFor = (manufacturer: string, commissioned: Day): string => {
    for (;;) {
      const year = String(yearOf(commissioned)).slice(2);
      const serial = `${year}-${String(random.integer(1000, 9999))}`;
      if (!serialNumbers.has(`${manufacturer} ${serial}`)) {
        serialNumbers.add(`${manufacturer} ${serial}`);
        return serial;
      }
    }
  };

  for (let turn = 0; made.length < count; turn += 1) {
    // Every site has a machine; after that, the bigger customers have more.
    const site = sites[turn] ?? random.pick(sites.slice(0, Math.ceil(sites.length / 2)));
    const category = turn === 0 ? 'machine_tool' : random.pickWeighted(categoryWeights);
    const kind = machineKinds[category];
    const manufacturer = turn === 0 ? 'Falkner' : random.pick(kind.manufacturers);
    const commissioned = turn === 0 ? 6900 : today - random.integer(400, 7600);
    const machine = add({
      site,
      parent: null,
      name: `${manufacturer} ${turn === 0 ? 'FP4' : random.pick(kind.models)}`,
      category,
      manufacturer,
      serialNumber: turn === 0 ? '88-1042' : serialFor(manufacturer, commissioned),
      commissioned,
    });
    const assemblies = turn === 0 || random.chance(0.18) ? random.integer(1, 3) : 0;
    for (const assembly of random.sample(kind.assemblies, assemblies)) {
      if (made.length >= count) break;
      add({
        ...machine,
        parent: machine,
        name: `${assembly} of ${machine.name}`,
        serialNumber: serialFor(manufacturer, commissioned),
      });
    }
  }
  return made;
}

export function equipmentRows(random: Random, equipment: readonly Equipment[], today: Day) {
  return equipment.map((machine) => {
    const kind = machineKinds[machine.category];
    const interval = machine.parent ? 0 : kind.inspectionMonths;
    const inspected = Math.max(
      machine.commissioned,
      today - random.integer(1, Math.round(interval * 31.5)),
    );
    const warrantyYears = random.pick([1, 2, 2, 3, 5]);
    const [least, most] = kind.power;
    const retired = machine.id > 12 && random.chance(0.03);
    return {
      id: machine.id,
      site_id: machine.site.id,
      parent_id: machine.parent?.id ?? null,
      name: machine.name,
      category: machine.category,
      manufacturer: machine.manufacturer,
      serial_number: machine.serialNumber,
      built_in: yearOf(machine.commissioned),
      commissioned_on: dateText(machine.commissioned),
      retired_on: retired
        ? dateText(random.integer(Math.max(machine.commissioned, today - 200), today - 1))
        : null,
      warranty: random.chance(0.7)
        ? dayRangeText(machine.commissioned, machine.commissioned + 365 * warrantyYears)
        : null,
      inspection_interval: interval > 0 ? `${interval} months` : null,
      inspected_on: interval > 0 ? dateText(inspected) : null,
      operating_hours: random.chance(0.7)
        ? Math.round((today - machine.commissioned) * (2 + random.fraction() * 12))
        : null,
      data_sheet: JSON.stringify({
        power_kw: random.integer(least, most),
        voltage: random.pick([230, 400, 400, 400, 690]),
        protection: random.pick(['IP 54', 'IP 55', 'IP 65']),
        ...(random.chance(0.4) ? { mass_kg: random.integer(8, 900) * 10 } : {}),
      }),
      notes: random.chance(0.08) ? 'Key for the cabinet is with the shift supervisor.' : null,
      created_at: instantText(
        berlinInstant(Math.max(machine.commissioned, machine.site.customer.since), 600),
      ),
      updated_at: instantText(berlinInstant(Math.max(inspected, today - 400), 700)),
    };
  });
}

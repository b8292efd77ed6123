import { workshopAccounts } from '../accounts.ts';
import { addMonths, dateText, type Day } from './calendar.ts';
import { phoneNumber, slug, stamps } from './customers.ts';
import type { Random } from './random.ts';
import { arrayText, hundredthsText } from './text-form.ts';
import { firstNames, lastNames } from './words/people.ts';
import type { Region } from './words/places.ts';
import { skills } from './words/skills.ts';
import type { Category } from './words/machines.ts';

export interface Technician {
  readonly id: number;
  readonly userId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly region: Region;
  /** Minutes since midnight. */
  readonly dayStarts: number;
  readonly dayEnds: number;
  /** In cents for an hour. */
  readonly rate: number;
  readonly cost: number;
  readonly employedFrom: Day;
  readonly categories: ReadonlySet<Category>;
  readonly skills: readonly { readonly id: number; readonly level: number }[];
}

const account = workshopAccounts.find(({ role }) => role === 'technician');
const firstTechnicians = [
  [account?.fullName ?? '', 'north'],
  ['Tomas Reyes', 'north'],
  ['Anna Petrova', 'north'],
  ['Jonas Weber', 'north'],
] as const;
const regionsInTurn = ['north', 'east', 'west', 'north', 'south', 'west'] as const;

export function makeTechnicians(random: Random, count: number, today: Day): Technician[] {
  const names = new Set<string>(firstTechnicians.map(([name]) => name));
  while (names.size < count) names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  return [...names].map((fullName, index) => {
    const [firstName = '', lastName = ''] = fullName.split(' ');
    const first = firstTechnicians[index];
    const known = first
      ? skills.filter(({ category }) => category !== 'boiler' && category !== 'refrigeration')
      : [
          ...random.sample(skills.slice(0, -4), random.integer(4, 9)),
          ...random.sample(skills.slice(-4), 2),
        ];
    const rate = random.pick([8800, 9200, 9200, 9800, 10_400]);
    return {
      id: index + 1,
      userId: index === 0 ? (account?.id ?? null) : null,
      firstName,
      lastName,
      fullName,
      region: first?.[1] ?? regionsInTurn[index % regionsInTurn.length] ?? 'north',
      dayStarts: random.pick([420, 450, 450, 480]),
      dayEnds: random.pick([960, 990, 990, 1020]),
      rate,
      cost: Math.round(rate * (0.46 + random.fraction() * 0.12)),
      employedFrom:
        index < 36 ? today - random.integer(1300, 7000) : today - random.integer(120, 1200),
      categories: new Set(known.flatMap(({ category }) => (category === null ? [] : [category]))),
      skills: known.map((entry) => ({
        id: skills.indexOf(entry) + 1,
        level: random.pickWeighted([
          [1, 1],
          [2, 3],
          [3, 5],
          [4, 4],
          [5, 2],
        ]),
      })),
    };
  });
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function technicianRows(random: Random, technicians: readonly Technician[], today: Day) {
  return technicians.map((technician) => ({
    id: technician.id,
    user_id: technician.userId,
    personnel_number: `T${String(100 + technician.id)}`,
    first_name: technician.firstName,
    last_name: technician.lastName,
    email:
      technician.userId === null
        ? `${slug(technician.firstName)}.${slug(technician.lastName)}@hartmann-workshop.example`
        : (account?.email ?? ''),
    phone: phoneNumber(random, { country: 'DE' }),
    home_region: technician.region,
    languages: arrayText([
      'de',
      ...random.sample(['en', 'pl', 'da', 'nl', 'sv'], random.integer(0, 2)),
    ]),
    day_starts_at: clockText(technician.dayStarts),
    day_ends_at: clockText(technician.dayEnds),
    hourly_rate: hundredthsText(technician.rate),
    hourly_cost: hundredthsText(technician.cost),
    employed_from: dateText(technician.employedFrom),
    ...stamps(technician.employedFrom, today, random),
  }));
}

export function skillRows() {
  return skills.map((skill, index) => ({
    id: index + 1,
    name: skill.name,
    category: skill.category,
    needs_certificate: skill.certificateMonths !== null,
    certificate_valid_for: skill.certificateMonths ? `${skill.certificateMonths} months` : null,
    description: skill.description,
  }));
}

export function technicianSkillRows(
  random: Random,
  technicians: readonly Technician[],
  today: Day,
) {
  return technicians.flatMap((technician) =>
    technician.skills.map(({ id, level }) => {
      const months = skills[id - 1]?.certificateMonths ?? null;
      const longest = Math.max(60, Math.round((months || 60) * 30.4) - 10);
      const certified = today - random.integer(10, longest);
      return {
        technician_id: technician.id,
        skill_id: id,
        level,
        certified_on: months === null ? null : dateText(certified),
        expires_on: months ? dateText(addMonths(certified, months)) : null,
      };
    }),
  );
}

export const priorityRows = [
  {
    level: 1,
    name: 'Urgent',
    response_hours: 8,
    description: 'Production stands still or somebody may be hurt.',
  },
  {
    level: 2,
    name: 'High',
    response_hours: 24,
    description: 'Production goes on, slower or at a risk.',
  },
  {
    level: 3,
    name: 'Normal',
    response_hours: 80,
    description: 'It should be done; nothing stands still.',
  },
  {
    level: 4,
    name: 'Low',
    response_hours: 240,
    description: 'It can wait for the next tour or shutdown.',
  },
];

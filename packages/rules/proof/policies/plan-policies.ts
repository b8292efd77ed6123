import type { PolicyPerson } from '../../src/policies/index.ts';
import { Random } from '../random.ts';
import { conditionText } from './conditions.ts';
import { ids, personOf } from './people.ts';

export const actions = ['select', 'insert', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

type Row = Readonly<Record<string, string | null>>;

/** A request of a person about a row, of which PostgreSQL and the compiled policies say yes or no. */
export interface Attempt {
  readonly action: Action;
  readonly person: PolicyPerson;
  /** The place of the stored row. */
  readonly row: number;
  /** The values that are written, as texts. */
  readonly sent: Row;
  /** Columns whose stored values are kept from the compiled policies. */
  readonly unknown: readonly string[];
}

export interface PolicyPlan {
  readonly columns: readonly string[];
  readonly policies: readonly string[];
  readonly statements: readonly string[];
  readonly rows: readonly Row[];
  readonly attempts: readonly Attempt[];
}

interface Column {
  readonly type: string;
  readonly value: (random: Random) => string | null;
}

const nullOr = (values: readonly string[]) => (random: Random) =>
  random.chance(0.2) ? null : random.pick(values);

const columnTypes: Readonly<Record<string, Column>> = {
  owner: { type: 'uuid', value: nullOr(ids) },
  tenant: { type: 'text', value: nullOr(['red', 'blue', 'Red', '7', '']) },
  amount: { type: 'integer', value: nullOr(['0', '3', '12', '100', '-5']) },
  shared: { type: 'boolean', value: nullOr(['true', 'false']) },
  created: {
    type: 'timestamp with time zone',
    value: nullOr(['2020-01-01T00:00:00Z', '2120-01-01T00:00:00Z']),
  },
  tags: { type: 'text[]', value: nullOr(['{}', '{red}', '{red,blue}', '{NULL,blue}']) },
  note: { type: `text default 'new'`, value: nullOr(['new', 'old']) },
};

/** The database computes it. */
const label = `"label" text generated always as (upper("tenant")) stored`;

const rowsPerTable = 5;

/** Makes the table, the policies and the requests of this number: the same ones for the same seed. */
export function planPolicies(seed: number, number: number, attempts: number): PolicyPlan {
  const random = new Random(seed * 999_983 + number);
  const columns = Object.keys(columnTypes).filter(() => random.chance(0.75));
  const hasLabel = columns.includes('tenant') && random.chance(0.5);
  const names = new Set(hasLabel ? [...columns, 'label'] : columns);
  const policies = Array.from({ length: 1 + random.below(5) }, (_, place) =>
    policyText(place, names, random),
  );
  // Without one that allows something, nearly everything is refused.
  if (random.chance(0.6)) {
    const condition = conditionText(names, random, 0);
    policies.push(`create policy "some" on public.proven using (${condition})`);
  }
  const row = () =>
    Object.fromEntries(columns.map((name) => [name, columnTypes[name]?.value(random) ?? null]));
  const definitions = columns.map((name) => `"${name}" ${columnTypes[name]?.type}`);
  const all = ['"#" integer', ...definitions, ...(hasLabel ? [label] : [])];
  const isAssigned = columns.includes('amount') && random.chance(0.2);
  return {
    columns,
    policies,
    statements: [
      `create table public.proven (${all.join(', ')})`,
      'grant all on public.proven to anon, authenticated',
      ...(random.chance(0.95) ? ['alter table public.proven enable row level security'] : []),
      ...(isAssigned ? [random.pick(triggers)] : []),
      ...policies,
    ],
    rows: Array.from({ length: rowsPerTable }, row),
    attempts: Array.from({ length: attempts }, () => {
      const sent = Object.entries(row()).filter(() => random.chance(0.8));
      return {
        action: random.pick(actions),
        person: personOf(random),
        row: random.below(rowsPerTable),
        sent: Object.fromEntries(sent),
        unknown: random.chance(0.2) && columns.length > 0 ? [random.pick(columns)] : [],
      };
    }),
  };
}

const triggers = ['insert', 'update', 'insert or update'].map(
  (events) =>
    `create trigger assign before ${events} on public.proven for each row execute function private.assign()`,
);

const clauses: Readonly<Record<string, readonly string[]>> = {
  all: ['using', 'both', 'check'],
  select: ['using'],
  insert: ['check'],
  update: ['using', 'both', 'check'],
  delete: ['using'],
};

function policyText(place: number, columns: ReadonlySet<string>, random: Random): string {
  const command = random.pick(['all', 'all', 'select', 'select', 'insert', 'update', 'delete']);
  const clause = random.pick(clauses[command] ?? []);
  const condition = () =>
    random.chance(0.15) ? random.pick(['true', 'true', 'false']) : conditionText(columns, random);
  const using = clause === 'check' ? '' : ` using (${condition()})`;
  const check = clause === 'using' ? '' : ` with check (${condition()})`;
  const roles = random.pick([
    'public',
    'public',
    'authenticated',
    'authenticated',
    'anon',
    'staff',
  ]);
  const kind = random.chance(0.2) ? 'restrictive' : 'permissive';
  return `create policy "p${place}" on public.proven as ${kind} for ${command} to ${roles}${using}${check}`;
}

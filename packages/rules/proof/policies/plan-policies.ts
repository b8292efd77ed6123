import { Random } from '../../src/random/index.ts';
import { type Condition, conditionOf, writeCondition } from './conditions.ts';
import { ids, type Membership, membershipsOf, personOf, type PlannedPerson } from './people.ts';

export const actions = ['select', 'insert', 'update', 'delete'] as const;
export type Action = (typeof actions)[number];

type Row = Readonly<Record<string, string | null>>;

/** A request of a person about a row, of which PostgreSQL and the compiled policies say yes or no. */
export interface Attempt {
  readonly action: Action;
  readonly person: PlannedPerson;
  /** The place of the stored row. */
  readonly row: number;
  /** The values that are written, as texts. */
  readonly sent: Row;
  /** Columns whose stored values are kept from the compiled policies. */
  readonly unknown: readonly string[];
}

export interface PolicyPlan {
  readonly columns: readonly PlannedColumn[];
  readonly policies: readonly PlannedPolicy[];
  /** Row-level security, triggers and the owner of the table. */
  readonly settings: readonly string[];
  readonly rows: readonly Row[];
  readonly memberships: readonly Membership[];
  readonly attempts: readonly Attempt[];
}

export interface PlannedColumn {
  readonly name: string;
  /** Its type, and its default or how it is generated. */
  readonly definition: string;
}

export interface PlannedPolicy {
  /** `create policy "p0" on public.proven as permissive for all to public` */
  readonly head: string;
  readonly using?: Condition;
  readonly check?: Condition;
}

/** Writes the statements that create the table with its policies. */
export function statementsOf({ columns, settings, policies }: PolicyPlan): readonly string[] {
  const definitions = columns.map(({ name, definition }) => `"${name}" ${definition}`);
  return [
    `create table public.proven (${['"#" integer', ...definitions].join(', ')})`,
    'grant all on public.proven to anon, authenticated',
    ...settings,
    ...policies.map(({ head, using, check }) =>
      [
        head,
        ...(using ? [`using (${writeCondition(using)})`] : []),
        ...(check ? [`with check (${writeCondition(check)})`] : []),
      ].join(' '),
    ),
  ];
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

/** Values that new rows have where none is sent. */
const defaults: Readonly<Record<string, readonly string[]>> = {
  owner: ['default auth.uid()', `default '${ids[0]}'`, 'default gen_random_uuid()'],
  tenant: ["default (auth.jwt() ->> 'org')", "default 'red'", 'default auth.email()'],
};

/** The database computes it. */
const label = { name: 'label', definition: 'text generated always as (upper("tenant")) stored' };

const rowsPerTable = 5;

/** Makes the table, the policies and the requests of this number: the same ones for the same seed. */
export function planPolicies(seed: number, number: number, attempts: number): PolicyPlan {
  const random = new Random(seed * 999_983 + number);
  const columns = Object.keys(columnTypes).filter(() => random.chance(0.75));
  const hasLabel = columns.includes('tenant') && random.chance(0.5);
  const names = new Set(hasLabel ? [...columns, 'label'] : columns);
  const policies = Array.from({ length: 1 + random.below(5) }, (_, place) =>
    policyOf(place, names, random),
  );
  // Without one that allows something, nearly everything is refused.
  if (random.chance(0.6)) {
    const head = 'create policy "some" on public.proven';
    policies.push({ head, using: conditionOf(names, random, 0) });
  }
  const row = () =>
    Object.fromEntries(columns.map((name) => [name, columnTypes[name]?.value(random) ?? null]));
  const defined = columns.map((name) => {
    const preset = random.chance(0.4) ? random.pick(defaults[name] ?? ['']) : '';
    return { name, definition: `${columnTypes[name]?.type} ${preset}` };
  });
  const isAssigned = columns.includes('amount') && random.chance(0.2);
  return {
    columns: hasLabel ? [...defined, label] : defined,
    policies,
    settings: [
      ...(random.chance(0.95) ? ['alter table public.proven enable row level security'] : []),
      ...(random.chance(0.06) ? ['alter table public.proven owner to authenticated'] : []),
      ...(random.chance(0.1) ? ['alter table public.proven force row level security'] : []),
      ...(isAssigned ? [random.pick(triggers)] : []),
    ],
    rows: Array.from({ length: rowsPerTable }, row),
    memberships: membershipsOf(random),
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

function policyOf(place: number, columns: ReadonlySet<string>, random: Random): PlannedPolicy {
  const command = random.pick(['all', 'all', 'select', 'select', 'insert', 'update', 'delete']);
  const clause = random.pick(clauses[command] ?? []);
  const condition = (): Condition =>
    random.chance(0.15)
      ? { text: random.pick(['true', 'true', 'false']) }
      : conditionOf(columns, random);
  const roles = random.pick([
    'public',
    'public',
    'authenticated',
    'authenticated',
    'anon',
    'staff',
  ]);
  const kind = random.chance(0.2) ? 'restrictive' : 'permissive';
  return {
    head: `create policy "p${place}" on public.proven as ${kind} for ${command} to ${roles}`,
    ...(clause !== 'check' && { using: condition() }),
    ...(clause !== 'using' && { check: condition() }),
  };
}

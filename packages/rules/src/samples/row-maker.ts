import {
  type Entity,
  entityId,
  type Field,
  fieldOf,
  type Reference,
  type Source,
  type Specification,
} from '@ninefold/specification';
import type { Random } from '../random/index.ts';
import { checkRecord } from '../records/index.ts';
import { CollisionIndex } from './collision-index.ts';
import { type Hints, hintsOf } from './hints.ts';
import { agreement, type Chosen, known } from './agreement.ts';
import { canBeEmpty, referencedId } from './order-of-tables.ts';
import type { NoSamples, SampleRow } from './sample-table.ts';
import {
  companies,
  courseOf,
  givenNames,
  type Named,
  snakeCase,
  surnames,
  valueFor,
} from './values/index.ts';

/** How `plain` rows are: only what must have a value, and no state but the default one. */
export type Variety = 'full' | 'plain';

export interface Making {
  readonly specification: Specification;
  readonly entity: Entity;
  readonly random: Random;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly variety: Variety;
  /** Whether triggers are taken to leave the values alone that they might assign. */
  readonly triggersKeep: boolean;
  /** How many records are wanted. */
  readonly count: number;
  /** The records that are there before. */
  readonly existing: readonly SampleRow[];
  readonly postponed: ReadonlySet<Reference>;
  /** The records of another table. */
  readonly recordsOf: (entity: string) => readonly SampleRow[];
}

interface Problem {
  readonly fields: readonly string[];
  readonly source: Source;
}

type Draft = Record<string, string | null>;

/** How often a row is changed until nothing refuses it, and how often another one is begun. */
const changes = 150;
const beginnings = 8;

/** Makes the rows of a table one after the other, each changed until no rule certainly refuses it. */
export class RowMaker {
  private readonly making: Making;
  private readonly judged: Entity;
  private readonly hints: ReadonlyMap<string, Hints>;
  private readonly collisions: CollisionIndex;
  private readonly fields: readonly Field[];
  private readonly references: readonly Reference[];
  private readonly referring: ReadonlySet<string>;
  private readonly firstNumber: ReadonlyMap<string, bigint>;
  private readonly rows: SampleRow[] = [];

  constructor(making: Making) {
    const { specification, entity, postponed, existing } = making;
    this.making = making;
    this.judged = making.triggersKeep ? withoutTriggers(entity) : entity;
    this.hints = hintsOf(specification, entity);
    this.collisions = new CollisionIndex(specification, entity);
    for (const row of existing) this.collisions.add(row);
    const [now, later] = [false, true].map((isLater) =>
      entity.references.filter(
        (each) => each.enforced !== false && postponed.has(each) === isLater,
      ),
    ) as [Reference[], Reference[]];
    // One over several fields decides those of the others, and a record of a site decides whose site it is.
    this.references = now.toSorted(
      (a, b) =>
        b.fields.length - a.fields.length || known(specification, b) - known(specification, a),
    );
    this.referring = new Set([...now, ...later].flatMap(({ fields }) => fields));
    this.fields = entity.fields.filter((field) => this.isSet(field));
    this.firstNumber = new Map(
      this.fields
        .filter((field) => isNumbered(entity, field))
        .map(({ name }) => [name, lastNumber(existing, name) + 1n]),
    );
  }

  /** Returns as many rows as were wanted or as there is room for, or why there are none. */
  make(): { readonly rows: readonly SampleRow[]; readonly none?: NoSamples } {
    const none = this.withoutSamples();
    if (none !== undefined) return { rows: [], none };
    let refused: Problem | undefined;
    while (this.rows.length < this.making.count) {
      const made = this.accepted();
      if ('refused' in made) {
        ({ refused } = made);
        break;
      }
      this.rows.push(made.row);
      this.collisions.add(made.row);
    }
    if (this.rows.length > 0 || refused === undefined) return { rows: this.rows };
    const { fields, source } = refused;
    return { rows: [], none: { because: 'rule', fields, source } };
  }

  private isSet(field: Field): boolean {
    const { entity, variety } = this.making;
    const { name, generated, overwritten, filledByTrigger, default: preset } = field;
    if (generated === 'stored' || field.virtual === true || !field.grants.insert) return false;
    if (this.referring.has(name) || entity.key.includes(name)) return true;
    if (generated !== 'no') return true;
    if (overwritten === 'insert' || filledByTrigger === 'assigned') return false;
    return variety === 'full' || !(field.nullable || preset !== null);
  }

  private withoutSamples(): NoSamples | undefined {
    const { entity, existing, recordsOf } = this.making;
    for (const reference of this.references) {
      if (canBeEmpty(entity, reference)) continue;
      const id = referencedId(reference);
      const isOwn = id === entityId(entity);
      if (isOwn || recordsOf(id).length > 0 || existing.length > 0) continue;
      return { because: 'reference', constraint: reference.constraint, entity: id };
    }
    for (const field of this.fields) {
      const isFilled = field.nullable || field.default !== null || this.referring.has(field.name);
      if (isFilled || this.valueOf(field, this.named(0), 0) !== undefined) continue;
      return { because: 'type', field: field.name, type: field.type };
    }
    return undefined;
  }

  private accepted(): { readonly row: SampleRow } | { readonly refused: Problem } {
    const place = this.rows.length;
    const refused = new Map<string, { times: number; problem: Problem }>();
    for (let beginning = 0; beginning < beginnings; beginning += 1) {
      const named = this.named(place);
      const row = this.draft(named);
      for (let change = 0; change < changes; change += 1) {
        const problem = this.problemOf(row);
        if (problem === undefined) return { row: { ...row } };
        const key = JSON.stringify(problem.source);
        const times = (refused.get(key)?.times ?? 0) + 1;
        refused.set(key, { times, problem });
        this.change(row, problem, named, change + beginning * changes);
      }
    }
    const [most] = [...refused.values()].toSorted((a, b) => b.times - a.times);
    if (most === undefined) throw new Error('A row that nothing refuses is accepted.');
    return { refused: most.problem };
  }

  private named(place: number): Named {
    const { random, entity, now, count, existing } = this.making;
    const number = existing.length + place;
    return {
      name: '',
      table: snakeCase(entity.name),
      now,
      place: number,
      course: courseOf(random, now, place, count),
      givenName: random.pick(givenNames),
      surname: random.pick(surnames),
      company: random.pick(companies),
    };
  }

  private draft(named: Named): Draft {
    const row: Draft = {};
    this.refer(row);
    for (const field of this.fields) {
      if (Object.hasOwn(row, field.name) || this.referring.has(field.name)) continue;
      const isEmpty = field.nullable && this.making.random.chance(emptyShare(field));
      const value = isEmpty ? null : this.valueOf(field, named, 0);
      if (value !== undefined) row[field.name] = value;
      else if (field.nullable && field.default === null) row[field.name] = null;
    }
    for (const { name, nullable } of this.fields) {
      if (this.referring.has(name) && nullable && !Object.hasOwn(row, name)) row[name] = null;
    }
    return row;
  }

  /** Chooses the records that a row refers to, so that references with the same fields agree. */
  private refer(row: Draft): void {
    const { entity, random, recordsOf, existing, variety } = this.making;
    for (const name of this.referring) delete row[name];
    const own = new Set<string>();
    const chosen: Chosen[] = [];
    const agrees = agreement(this.making.specification, entity);
    for (const reference of this.references) {
      const { fields, referencedFields } = reference;
      const id = referencedId(reference);
      const isOwn = id === entityId(entity);
      const mayBeEmpty = canBeEmpty(entity, reference);
      const isEmpty = mayBeEmpty && random.chance(variety === 'plain' ? 1 : isOwn ? 0.4 : 0.15);
      const records = isOwn ? [...existing, ...this.rows] : recordsOf(id);
      const fitting = isEmpty ? [] : this.fitting(reference, records, row, own);
      if (fitting.length > 0) {
        const agreeing = fitting.filter((record) => agrees(reference, record, chosen));
        const record = random.pick(agreeing.length > 0 ? agreeing : fitting);
        chosen.push({ reference, record });
        for (const [place, name] of fields.entries()) {
          row[name] = record[referencedFields[place] ?? ''] ?? null;
          own.add(name);
        }
      } else if (mayBeEmpty) {
        for (const name of fields) {
          if (own.has(name) || fieldOf(entity, name)?.nullable !== true) continue;
          row[name] = null;
          own.add(name);
        }
      }
    }
    this.fillReferring(row);
  }

  /** The records that a reference may be to, beside the fields that others have decided. */
  private fitting(
    { fields, referencedFields }: Reference,
    records: readonly SampleRow[],
    row: Draft,
    decided: ReadonlySet<string>,
  ): readonly SampleRow[] {
    return records.filter((record) =>
      fields.every((name, place) => {
        const value = record[referencedFields[place] ?? ''];
        if (value === undefined || value === null) return false;
        return !decided.has(name) || row[name] === value;
      }),
    );
  }

  /** A field of a reference that is empty, and that must have a value all the same; a record that refers to itself. */
  private fillReferring(row: Draft): void {
    const { entity } = this.making;
    for (const reference of this.references) {
      const isOwn = referencedId(reference) === entityId(entity);
      for (const [place, name] of reference.fields.entries()) {
        if (Object.hasOwn(row, name)) continue;
        const field = fieldOf(entity, name);
        if (field === undefined || field.nullable || field.default !== null) continue;
        const of = isOwn ? fieldOf(entity, reference.referencedFields[place] ?? '') : undefined;
        if (of !== undefined && of !== field)
          row[of.name] ??= this.valueOf(of, this.named(this.rows.length), 0) ?? null;
        const value =
          of === undefined || of === field
            ? this.valueOf(field, this.named(this.rows.length), 0)
            : row[of.name];
        if (value !== undefined) row[name] = value;
      }
    }
  }

  private valueOf(field: Field, named: Named, attempt: number): string | undefined {
    const first = this.firstNumber.get(field.name);
    if (first !== undefined) return String(first + BigInt(this.rows.length + attempt));
    const { name } = field;
    const snake = snakeCase(name);
    const value = valueFor(
      this.making.random,
      field,
      { ...named, name: snake },
      this.hints.get(name),
    );
    if (
      field.kind === 'integer' &&
      /(?:^|_)(?:position|line|sort|ordinal|sequence|rank|no)(?:_|$)/.test(snake)
    ) {
      const isShort = this.hints
        .get(name)
        ?.bounds.some(({ value: limits }) => limits !== undefined);
      return isShort === true ? value : String(1 + (this.rows.length % 5) + (attempt % 50));
    }
    return value;
  }

  private problemOf(row: Draft): Problem | undefined {
    const { specification, entity, now } = this.making;
    const asked = { specification, declaration: {}, person: { roles: [] } };
    const [problem] = checkRecord(asked, this.judged, { sent: row }, { now, tolerance: 0 });
    if (problem !== undefined) return problem;
    const collision = this.collisions.find(row);
    if (collision === undefined) return undefined;
    return {
      fields: collision.fields,
      source: {
        from: 'database',
        object: `constraint ${collision.constraint} on ${entity.schema}.${entity.name}`,
      },
    };
  }

  /** Changes one of the fields that a rule reads. */
  private change(row: Draft, { fields }: Problem, named: Named, attempt: number): void {
    const { entity, random } = this.making;
    const changeable = fields.filter((name) => this.fields.some((field) => field.name === name));
    const others = this.fields.filter(({ name }) => !this.referring.has(name));
    const name = random.pick(
      changeable.length > 0 ? changeable : others.map((field) => field.name),
    );
    if (this.referring.has(name)) {
      this.refer(row);
      return;
    }
    const field = fieldOf(entity, name);
    if (field === undefined) return;
    const value = this.otherValue(row, field, named, attempt);
    if (value !== undefined) row[name] = value;
  }

  private otherValue(
    row: Draft,
    field: Field,
    named: Named,
    attempt: number,
  ): string | null | undefined {
    const { random, entity, existing, count } = this.making;
    const { literals, computed } = this.hints.get(field.name) ?? { literals: [], computed: [] };
    const way = random.next();
    if (way < 0.15 && field.nullable) return null;
    if (way < 0.35 && literals.length > 0) return random.pick(literals);
    if (way < 0.6 && computed.length > 0) return random.pick(computed)(row);
    // The days around now may be taken by records that are there already.
    const places = (existing.length + count) * 2;
    const moved = { ...named, course: courseOf(random, named.now, random.below(places), count) };
    const other = { ...moved, place: named.place + attempt };
    const value = this.valueOf(field, other, attempt);
    const isNumbered = attempt > 5 && field.kind === 'text' && value !== undefined && way > 0.8;
    if (!isNumbered) return value;
    const suffix = ` ${entity.key.includes(field.name) ? attempt : other.place + 1}`;
    const most = field.maxLength ?? Infinity;
    return `${value.slice(0, Math.max(0, most - suffix.length))}${suffix}`.slice(0, most);
  }
}

/** A trigger that may assign a value mostly doesn't: the rules hold for what is sent. */
function withoutTriggers(entity: Entity): Entity {
  const fields = entity.fields.map(({ assignedByTrigger, ...field }) =>
    assignedByTrigger === undefined ||
    field.overwritten === 'insert' ||
    field.filledByTrigger !== undefined
      ? { ...field, ...(assignedByTrigger && { assignedByTrigger }) }
      : field,
  );
  return { ...entity, fields };
}

/** How often a field that may be empty is: what happens to a record in the end has not happened to most. */
function emptyShare({ name }: Field): number {
  return /delet|archiv|cancel|remov|reject|revok|retire|discontinu|reason/i.test(name)
    ? 0.85
    : 0.12;
}

/** Whether the records of a table are numbered by a field: its key, unless it refers to another table. */
function isNumbered(entity: Entity, { name, kind, generated, default: preset }: Field): boolean {
  if (kind !== 'integer') return false;
  if (entity.references.some(({ fields }) => fields.includes(name))) return false;
  const isOnlyKey = entity.key.length === 1 && entity.key[0] === name;
  return isOnlyKey || generated !== 'no' || preset?.startsWith('nextval(') === true;
}

function lastNumber(rows: readonly SampleRow[], name: string): bigint {
  return rows.reduce((last, row) => {
    const value = row[name];
    const number = typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : 0n;
    return number > last ? number : last;
  }, 0n);
}

import {
  type Entity,
  entityId,
  fieldOf,
  type Reference,
  type Specification,
} from '@ninefold/specification';
import { Random } from '../random/index.ts';
import { checkRecord } from '../records/index.ts';
import { CollisionIndex } from './collision-index.ts';
import { orderOfTables, referencedId, type TableOrder } from './order-of-tables.ts';
import { RowMaker, type Variety } from './row-maker.ts';
import { type SampleRow, type SampleTable, seedOf } from './sample-table.ts';

export interface SampleOptions {
  /** How many records each table gets, if there is room for them. */
  readonly rows: number;
  /** The same number gives the same records. */
  readonly seed: number;
  /** The moment around which dates lie: milliseconds since 1970. */
  readonly now: number;
  /** The `entityId`s of the tables. Default: all. */
  readonly tables?: readonly string[] | undefined;
  /** Records that are stored already, by `entityId`, also of tables that the specification doesn't have. */
  readonly existing?: ReadonlyMap<string, readonly SampleRow[]> | undefined;
}

/** A value of a record that is filled in once all tables have their records. */
export interface SampleLink {
  readonly entity: Entity;
  readonly reference: Reference;
  readonly key: SampleRow;
  readonly sent: SampleRow;
}

/**
 * Makes sample records table by table, in an order that foreign keys allow. The caller reports what was stored,
 * so that later tables only refer to records that exist.
 */
export class Sampler {
  private readonly specification: Specification;
  private readonly options: SampleOptions;
  private readonly order: TableOrder;
  private readonly stored = new Map<string, readonly SampleRow[]>();

  constructor(specification: Specification, options: SampleOptions) {
    const { tables } = options;
    this.specification = specification;
    this.options = options;
    this.order = orderOfTables(
      specification.entities.filter(
        (entity) => isTable(entity) && (tables?.includes(entityId(entity)) ?? true),
      ),
    );
  }

  /** Each after those that it refers to. */
  get tables(): readonly Entity[] {
    return this.order.tables;
  }

  /** Tables whose records would need each other first. */
  get circular(): readonly SampleTable[] {
    return this.order.circular.map(({ entity, reference }) => ({
      entity,
      rows: [],
      none: {
        because: 'circle',
        constraint: reference.constraint,
        entity: referencedId(reference),
      },
    }));
  }

  /**
   * Makes the records of a table, as many as it still lacks. `plain` ones have as few values as they can.
   *
   * @param round Another number gives other records, after some were rejected.
   */
  samplesOf(entity: Entity, variety: Variety = 'full', round = 0): SampleTable {
    const { rows, seed, now } = this.options;
    const id = entityId(entity);
    const make = (triggersKeep: boolean) =>
      new RowMaker({
        specification: this.specification,
        entity,
        random: new Random(seedOf(seed + round * 7919, entity)),
        now,
        variety,
        triggersKeep,
        count: rows - (this.stored.get(id)?.length ?? 0),
        existing: this.recordsOf(id),
        postponed: this.order.postponed,
        recordsOf: (other) => this.recordsOf(other),
      }).make();
    const made = make(true);
    return { entity, ...(made.none?.because === 'rule' ? make(false) : made) };
  }

  /** Says which records of a table were stored, with the values that the database gave them. */
  keep(entity: Entity, rows: readonly SampleRow[]): void {
    const id = entityId(entity);
    this.stored.set(id, [...(this.stored.get(id) ?? []), ...rows]);
  }

  /** Returns the values of postponed references, once all tables have their records. */
  links(): readonly SampleLink[] {
    return this.order.tables.flatMap((entity) => this.linksOf(entity));
  }

  private linksOf(entity: Entity): readonly SampleLink[] {
    const { specification } = this;
    const { seed, now } = this.options;
    const random = new Random(seedOf(seed + 1, entity));
    const collisions = new CollisionIndex(specification, entity);
    const asked = { specification, declaration: {}, person: { roles: [] } };
    const references = entity.references.filter((each) => this.order.postponed.has(each));
    const rows = this.stored.get(entityId(entity)) ?? [];
    if (references.length === 0 || entity.key.length === 0) return [];
    return rows.flatMap((row) => {
      let before = row;
      return references.flatMap((reference) => {
        const sent = this.linkOf(random, entity, reference, before);
        if (sent === undefined) return [];
        const record = { before, sent };
        const isRefused =
          checkRecord(asked, entity, record, { now, tolerance: 0 }).length > 0 ||
          collisions.find({ ...before, ...sent }) !== undefined;
        if (isRefused) return [];
        before = { ...before, ...sent };
        collisions.add(before);
        const key = Object.fromEntries(entity.key.map((name) => [name, row[name] ?? null]));
        return [{ entity, reference, key, sent }];
      });
    });
  }

  private linkOf(
    random: Random,
    entity: Entity,
    reference: Reference,
    row: SampleRow,
  ): SampleRow | undefined {
    const { fields, referencedFields } = reference;
    const isChangeable = (name: string) => fieldOf(entity, name)?.nullable === true;
    const fitting = this.recordsOf(referencedId(reference)).filter((record) =>
      fields.every((name, place) => {
        const value = record[referencedFields[place] ?? ''] ?? null;
        return value !== null && (isChangeable(name) || row[name] === value);
      }),
    );
    if (fitting.length === 0 || random.chance(0.2)) return undefined;
    const record = random.pick(fitting);
    return Object.fromEntries(
      fields.flatMap((name, place) =>
        isChangeable(name) ? [[name, record[referencedFields[place] ?? ''] ?? null]] : [],
      ),
    );
  }

  /** The records of a table that are stored, by its `entityId`. */
  recordsOf(id: string): readonly SampleRow[] {
    return [...(this.options.existing?.get(id) ?? []), ...(this.stored.get(id) ?? [])];
  }
}

/** Views show the records of tables, and those of foreign tables are somewhere else. */
function isTable({ kind, grants }: Entity): boolean {
  return (kind === 'table' || kind === 'partitioned table') && grants.insert;
}

import { describe, expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import type { Entity, Field, Reference } from '../model/index.ts';
import { childrenOf } from './children-of.ts';

const [sample] = workshop.entities as readonly [Entity];
const [sampleField] = sample.fields as readonly [Field];
const invoice: Entity = { ...sample, name: 'invoice', references: [], key: ['id'] };
const field = (name: string): Field => ({
  ...sampleField,
  name,
  kind: 'integer',
  default: null,
  generated: 'no',
});
const reference = (more: Partial<Reference> = {}): Reference => ({
  constraint: 'line_invoice',
  entity: 'invoice',
  schema: invoice.schema,
  fields: ['invoice_id'],
  referencedFields: ['id'],
  onDelete: 'no action',
  unique: false,
  source: { from: 'database', object: 'constraint' },
  ...more,
});
const line = (more: Partial<Entity> = {}): Entity => ({
  ...sample,
  name: 'line',
  key: ['invoice_id', 'position'],
  unique: [],
  fields: ['invoice_id', 'position', 'a', 'b', 'c'].map(field),
  references: [reference()],
  ...more,
});

const names = (entity: Entity, declared?: Parameters<typeof childrenOf>[2]) =>
  childrenOf([invoice, entity], invoice, declared).map((children) => [
    children.entity.name,
    children.position?.field.name,
  ]);

const one = (more: Partial<Reference>, entity: Partial<Entity> = {}) =>
  childrenOf(
    [invoice, line({ key: ['invoice_id'], references: [reference(more)], ...entity })],
    invoice,
    undefined,
  ).map((each) => each.one);

const picks = (entity: Entity, declared?: Parameters<typeof childrenOf>[2]) =>
  childrenOf([invoice, entity], invoice, declared).map((each) => each.picks?.constraint);

describe('the rows of a form, without a declaration', () => {
  it('are records with a position whose key begins with the parent’s', () => {
    expect(names(line())).toEqual([['line', 'position']]);
  });

  it('are records with a position that are deleted with the parent', () => {
    const own = { key: ['id'], unique: [['invoice_id', 'position']] };
    const cascade = [reference({ onDelete: 'cascade' })];
    expect(names(line({ ...own, references: cascade }))).toEqual([['line', 'position']]);
    expect(names(line(own))).toEqual([]);
  });

  it('are none without a position, and none that refer elsewhere', () => {
    expect(
      names(line({ fields: ['invoice_id', 'part'].map(field), key: ['invoice_id', 'part'] })),
    ).toEqual([]);
    expect(names(line({ references: [reference({ entity: 'order' })] }))).toEqual([]);
  });
});

describe('the picks of a form', () => {
  const track = reference({ constraint: 'line_track', entity: 'track', fields: ['track_id'] });
  const join = (more: Partial<Entity> = {}) =>
    line({
      key: ['invoice_id', 'track_id'],
      fields: ['invoice_id', 'track_id'].map(field),
      references: [reference(), track],
      ...more,
    });

  it('are the records that a join table connects with it', () => {
    expect(picks(join())).toEqual(['line_track']);
    expect(picks(join(), ['line'])).toEqual(['line_track']);
    expect(picks(join(), [])).toEqual([]);
  });

  it('are found where the database sets what else the join table has', () => {
    const cascade = [reference({ onDelete: 'cascade' }), track];
    const own: readonly Field[] = [
      { ...field('id'), generated: 'identity always' },
      ...['invoice_id', 'track_id'].map(field),
      { ...field('created_at'), kind: 'instant', default: 'now()' },
    ];
    const keyed = { key: ['id'], unique: [['invoice_id', 'track_id']], fields: own };
    expect(picks(join({ ...keyed, references: cascade }))).toEqual(['line_track']);
    expect(picks(join({ ...keyed, references: [reference(), track] }))).toEqual([]);
  });

  it('are none where a pair has values to enter, unless it is declared, as rows', () => {
    const valued = join({ fields: ['invoice_id', 'track_id', 'level'].map(field) });
    expect(picks(valued)).toEqual([]);
    expect(picks(valued, ['line'])).toEqual([undefined]);
    expect(picks(join(), [{ entity: 'line', fields: ['track_id'] }])).toEqual([undefined]);
  });
});

describe('the sections of a form', () => {
  it('are records of which there is one at most, and which can’t exist without it', () => {
    expect(one({ unique: true })).toEqual([true]);
    expect(one({ unique: true, onDelete: 'cascade' }, { key: ['id'] })).toEqual([true]);
    expect(one({ unique: true }, { key: ['id'] })).toEqual([]);
  });
});

describe('declared rows of a form', () => {
  it('are those that are declared and refer to the parent', () => {
    const elsewhere = line({ key: ['a'] });
    expect(names(elsewhere, ['line'])).toEqual([['line', undefined]]);
    expect(names(elsewhere, ['invoice', 'missing'])).toEqual([]);
    expect(names(line(), [])).toEqual([]);
  });
});

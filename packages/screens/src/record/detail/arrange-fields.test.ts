import type { Entity, Field } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeFields, type DeclaredFields } from './arrange-fields.ts';

interface Known {
  readonly field: Partial<Field> & { readonly name: string };
  readonly descriptor?: Partial<FieldDescriptor>;
}

const names = (of: readonly FieldDescriptor[]) => of.map(({ name }) => name);

const nothing: DeclaredFields = { constrained: new Set() };

function arranged(known: readonly Known[], declared: DeclaredFields = nothing, more: object = {}) {
  const entity = {
    key: [],
    unique: [],
    references: [],
    display: {},
    fields: known.map(({ field }) => ({ kind: 'text', nullable: true, default: null, ...field })),
    ...more,
  } as unknown as Entity;
  const fields = known.map(({ field, descriptor }): FieldDescriptor => ({
    label: field.name,
    kind: field.kind ?? 'text',
    required: false,
    readOnly: true,
    hasDefault: false,
    ...descriptor,
    name: field.name,
  }));
  const { facts, body, footer } = arrangeFields(entity, fields, declared);
  return { facts: names(facts), body: names(body), footer: names(footer) };
}

const texts = (...names: string[]): Known[] => names.map((name) => ({ field: { name } }));
const refers = (name: string): Known => ({
  field: { name, kind: 'integer' },
  descriptor: { reference: { constraint: name, entityLabel: name } },
});

describe('the fields of a record', () => {
  const someNames = fc.uniqueArray(
    fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('id', 'created_at', 'updated_by')),
    { maxLength: 24 },
  );
  const facet = fc.record({
    kind: fc.constantFrom('text', 'integer', 'uuid', 'instant', 'json', 'array', 'date'),
    nullable: fc.boolean(),
    default: fc.constantFrom(null, 'now()', "'x'::text"),
    refers: fc.boolean(),
    group: fc.option(fc.constantFrom('Address', 'Terms'), { nil: undefined }),
    due: fc.boolean(),
  });

  it('have one place each, whatever is known and declared about them', () => {
    fc.assert(
      fc.property(
        someNames.chain((all) =>
          fc.record({
            all: fc.constant(all),
            facets: fc.array(facet, { minLength: all.length, maxLength: all.length }),
            key: fc.subarray(all),
            order: fc.option(fc.subarray(all), { nil: undefined }),
            columns: fc.option(fc.shuffledSubarray([...all, 'gone']), { nil: undefined }),
            constrained: fc.subarray(all),
          }),
        ),
        ({ all, facets, key, order, columns, constrained }) => {
          const known = all.map((name, index): Known => {
            const { refers: isReference, group, due, ...field } = facets[index] ?? {};
            return {
              field: { name, ...field, ...(due && { due: {} }) } as Known['field'],
              descriptor: {
                group,
                ...(isReference && { reference: { constraint: name, entityLabel: name } }),
              },
            };
          });
          const declared = { order, columns, constrained: new Set(constrained) };
          const { facts, body, footer } = arranged(known, declared, { key });
          expect([...facts, ...body, ...footer].toSorted()).toEqual(all.toSorted());
          expect(facts.length).toBeLessThanOrEqual(4);
          // What the team has put somewhere is not bookkeeping.
          expect(footer.filter((name) => order?.includes(name))).toEqual([]);
        },
      ),
    );
  });

  it('keep their declared order, and the declared columns lead', () => {
    const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const known = order.map((name) => ({ field: { name, kind: 'date' as const } }));
    const columns = ['f', 'title', 'b'];
    expect(arranged(known, { ...nothing, order, columns })).toEqual({
      facts: ['f', 'b'],
      body: ['a', 'c', 'd', 'e', 'g'],
      footer: [],
    });
  });

  it('are otherwise led by what is due, references, and what a record can’t lack', () => {
    const known: Known[] = [
      { field: { name: 'data', kind: 'json' } },
      ...texts('note'),
      { field: { name: 'code' } },
      { field: { name: 'amount', kind: 'decimal', nullable: false } },
      refers('customer_id'),
      { field: { name: 'due_on', kind: 'date', due: { value: { while: {} } } as Field['due'] } },
      { field: { name: 'sort', kind: 'integer', indexed: ['order'] } },
    ];
    const { facts, body } = arranged(known, { constrained: new Set(['code']) });
    expect(facts).toEqual(['due_on', 'customer_id', 'amount']);
    expect(body).toEqual(['code', 'sort', 'note', 'data']);
  });

  it('are all in the body where they are few', () => {
    expect(arranged([refers('customer_id'), ...texts('note')])).toEqual({
      facts: [],
      body: ['customer_id', 'note'],
      footer: [],
    });
  });

  it('end with the key and when it was created and updated', () => {
    const known: Known[] = [
      { field: { name: 'id', kind: 'integer' } },
      { field: { name: 'created_at', kind: 'instant', default: 'now()' } },
      { field: { name: 'updated_by', kind: 'uuid' } },
      { field: { name: 'external_id', kind: 'uuid' } },
      { field: { name: 'opened_at', kind: 'instant', default: 'now()' } },
      ...texts('name'),
    ];
    const footer = ['id', 'created_at', 'updated_by', 'external_id'];
    expect(arranged(known, nothing, { key: ['id'] }).footer).toEqual(footer);
    // A key that people know records by is not only an identifier.
    const shown = { key: ['id'], display: { value: ['id'] } };
    expect(arranged(known, nothing, shown).footer).toEqual(footer.slice(1));
  });
});

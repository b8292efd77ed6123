import { expect, it } from 'vitest';
import { workshop } from '../../../testing/workshop.ts';
import {
  type Entity,
  fieldOf,
  findEntity,
  type Limit,
  type Specification,
} from '../../model/index.ts';
import type { EntityDeclaration } from '../declaration.ts';
import { applyAll } from './apply-all.ts';

const source = { from: 'database', object: 'storage bucket receipts' } as const;
const limits: readonly Limit[] = [
  { name: '', value: '5 MiB', bucket: 'receipts', amount: 5_242_880, unit: 'bytes', source },
  { name: '', value: 'image/*, application/pdf', bucket: 'receipts', source },
];
const known: Specification = { ...workshop, buckets: ['open', 'receipts'], limits };

function declare(field: string, file: unknown, of = known) {
  const entity = { fields: { [field]: { file } } } as EntityDeclaration;
  const { specification, problems } = applyAll(of, { entities: { work_order: entity } });
  const place = `entities.work_order.fields.${field}.file`;
  return {
    file: fieldOf(findEntity(specification, 'work_order') as Entity, field)?.file,
    found: problems
      .filter(({ path }) => path.startsWith(place))
      .map(({ path, message }) => `${path.slice(place.length)}: ${message}`),
  };
}

it('is a fact with its place', () => {
  const file = { bucket: 'receipts', types: ['image/png', 'application/pdf'], maxBytes: 1000 };
  expect(declare('title', file)).toEqual({
    file: {
      value: file,
      source: { from: 'declared', at: 'entities.work_order.fields.title.file' },
    },
    found: [],
  });
});

it('may be larger and of any type where its bucket has no limits, or none is known', () => {
  expect(declare('title', { bucket: 'open', maxBytes: 1e9, types: ['text/csv'] }).found).toEqual(
    [],
  );
  const unknown = { ...workshop, buckets: undefined, limits: [] };
  expect(declare('title', { bucket: 'elsewhere', maxBytes: 1e9 }, unknown).found).toEqual([]);
});

it.each([
  ['due_at', { bucket: 'receipts' }, ': due_at is timestamp with time zone. Only a text column'],
  ['title', {}, ': This must be an object with the name of a bucket'],
  ['title', null, ': Expected an object, found null.'],
  ['title', { bucket: 'receipt' }, '.bucket: There is no storage bucket "receipt".'],
  ['title', { bucket: 'open', name: 'titel' }, '.name: There is no field "titel"'],
  ['title', { bucket: 'open', type: 'due_at' }, '.type: due_at is timestamp with time zone, so'],
  ['title', { bucket: 'open', size: 'title' }, '.size: title is not a whole number'],
  ['title', { bucket: 'open', types: 'image/*' }, '.types: Expected a list, found text.'],
  ['title', { bucket: 'open', types: ['.png'] }, '.types: This must be a list of media types'],
  ['title', { bucket: 'receipts', types: ['text/csv'] }, '.types[0]: The bucket doesn’t accept'],
  ['title', { bucket: 'open', maxBytes: 0.5 }, '.maxBytes: This must be a whole number of bytes'],
  ['title', { bucket: 'receipts', maxBytes: 9e6 }, '.maxBytes: This is more than the bucket'],
])('of %s, %j is reported', (field, file, problem) => {
  expect(declare(field, file).found).toEqual([expect.stringContaining(problem)]);
});

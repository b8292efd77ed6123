import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LaidOut, layOut } from './lay-out.ts';
import { nearest } from './nearest.ts';

function schema(count: number, ties: readonly (readonly [number, number])[]) {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: `entity ${index}`,
    width: 184,
    height: 40 + (index % 5) * 20,
  }));
  const edges = ties.map(([from, to], index) => ({
    id: `tie ${index}`,
    from: `entity ${from % count}`,
    to: `entity ${to % count}`,
  }));
  return { nodes, edges };
}

function overlapping({ nodes }: LaidOut): readonly string[] {
  const all = [...nodes];
  return all.flatMap(([id, one], index) =>
    all
      .slice(index + 1)
      .filter(
        ([, other]) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map(([other]) => `${id} and ${other}`),
  );
}

const ties = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 40 });

it('places nodes apart from each other and within the canvas, with any edges', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25 }), ties, (count, tied) => {
      const { nodes, edges } = schema(count, tied);
      const laidOut = layOut(nodes, edges, 'right or down');
      expect(laidOut.nodes.size).toBe(count);
      expect(overlapping(laidOut)).toEqual([]);
      const outside = [...laidOut.nodes.values()].filter(
        ({ x, y, width, height }) =>
          x < -0.5 ||
          y < -0.5 ||
          x + width > laidOut.width + 0.5 ||
          y + height > laidOut.height + 0.5,
      );
      expect(outside).toEqual([]);
      const drawn = edges.map(({ id }) => laidOut.edges.get(id)?.points.length ?? 0);
      expect(drawn.filter((points) => points < 2)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

it('lays out two hundred entities, connected and alone', () => {
  const tied = Array.from({ length: 260 }, (_, index) => [index, (index * 7) % 160] as const);
  const { nodes, edges } = schema(
    200,
    tied.map(([from, to]) => [from % 170, to]),
  );
  const laidOut = layOut(nodes, edges, 'down');
  expect(laidOut.nodes.size).toBe(200);
  expect(overlapping(laidOut)).toEqual([]);
});

it('leaves out an edge to a node that is not drawn', () => {
  const { nodes } = schema(2, []);
  const lost = { id: 'lost', from: 'entity 0', to: 'nowhere' };
  expect(layOut(nodes, [lost], 'right').edges.size).toBe(0);
});

const boxes = new Map([
  ['here', { x: 0, y: 0, width: 10, height: 10 }],
  ['near', { x: 40, y: 0, width: 10, height: 10 }],
  ['tied', { x: 200, y: 30, width: 10, height: 10 }],
  ['below', { x: 0, y: 90, width: 10, height: 10 }],
]);

it('moves by arrow to a connected node, else to the nearest one, else nowhere', () => {
  const tied = new Set(['tied']);
  expect([
    nearest(boxes, tied, 'here', 'right'),
    nearest(boxes, new Set(), 'here', 'right'),
    nearest(boxes, new Set(), 'here', 'down'),
    nearest(boxes, tied, 'here', 'left'),
  ]).toEqual(['tied', 'near', 'below', undefined]);
});

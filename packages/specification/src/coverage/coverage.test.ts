import { describe, expect, it } from 'vitest';
import { workshop } from '../../testing/workshop.ts';
import { applyDeclaration } from '../declaration/index.ts';
import { blankSpecification, type Entity, notShown, type Policy } from '../model/index.ts';
import { coverage } from './coverage.ts';

const point = (specification: typeof workshop, number: number) =>
  coverage(specification).points[number - 1];

const isMissing = (of: typeof workshop, words: string) =>
  coverage(of).points.some(({ gaps }) => gaps.some((gap) => gap.includes(words)));

describe('coverage', () => {
  it('of nothing is nine points and seventeen statements, none shown', () => {
    const { points, pointsKnown, statementsNotShown } = coverage(blankSpecification);
    expect(points.map((each) => each.statements.length)).toEqual([2, 3, 2, 2, 1, 2, 2, 2, 1]);
    expect(points.map((each) => each.key)).toEqual(Object.keys(blankSpecification));
    expect([pointsKnown, statementsNotShown]).toEqual([0, 17]);
    expect(new Set(points.map(({ status, figure }) => `${status}/${figure}`))).toEqual(
      new Set(['not shown/not shown']),
    );
  });

  it('says of every statement what would make it known', () => {
    const statements = coverage(blankSpecification).points.flatMap((each) => each.statements);
    expect(statements.filter(({ wouldMakeKnown }) => !wouldMakeKnown.endsWith('.'))).toEqual([]);
  });

  it('counts facts by their source, each once', () => {
    expect(point(workshop, 3)).toMatchObject({
      status: 'known',
      figure: '2 · 9',
      summary: '2 entities, 9 fields, 1 reference. 11 labels derived from names.',
      counts: { database: 12, declared: 0, platform: 0, derived: 15 },
    });
    expect(point(workshop, 2)?.counts).toEqual({
      database: 0,
      declared: 0,
      platform: 0,
      derived: 2,
    });
  });

  it('takes neither derived nor platform facts for known', () => {
    expect(point(workshop, 2)?.status).toBe('derived');
    expect(point(workshop, 6)?.statements.map(({ status }) => status)).toEqual([
      'derived',
      'known',
    ]);
  });

  it('names what is missing in a point that is known', () => {
    expect(point(workshop, 4)).toMatchObject({
      figure: '0 of 1',
      gaps: ['Work order status: transitions'],
      statements: [{ status: 'known' }, { status: 'not shown' }],
    });
    expect(point(workshop, 8)?.gaps).toEqual(['Messages for 1 constraint']);
  });

  it('grows with what is declared', () => {
    const { specification } = applyDeclaration(workshop, {
      title: 'Workshop',
      purpose: 'Keeps orders moving.',
      audience: 'Dispatchers.',
      states: { 'work_order.status': { transitions: [{ from: 'open', to: 'planned' }] } },
      screens: { own: { '/board': { title: 'Board' } } },
    });
    expect(point(specification, 1)).toMatchObject({
      figure: '3 of 3',
      summary: 'Keeps orders moving.\nAudience: Dispatchers.',
      counts: { declared: 3 },
      gaps: [],
    });
    expect(point(specification, 2)).toMatchObject({
      status: 'known',
      summary: '1 list, 1 detail and 1 custom screen.',
    });
    expect(point(specification, 4)).toMatchObject({ figure: '1 of 1', gaps: [] });
    expect(coverage(specification).pointsKnown).toBe(9);
  });

  it('counts indexes, triggers, publications, policies, functions and what lists show', () => {
    const [customer, order] = workshop.entities as [Entity, Entity];
    const source = { from: 'database', object: 'it' } as const;
    const more: Entity = {
      ...customer,
      indexes: [{ name: 'i', method: 'btree', unique: false, columns: [], source }],
      triggers: [
        {
          name: 't',
          timing: 'before',
          events: ['insert'],
          level: 'row',
          fields: [],
          function: 'public.f',
          enabled: true,
          description: { value: 'Keeps watch', source },
          hash: '1',
          source,
        },
      ],
      publications: [{ name: 'p', events: ['insert'], source }],
    };
    const policy: Policy = {
      entity: 'customer',
      command: 'all',
      roles: [],
      permissive: true,
      description: notShown,
      hash: '1',
      source,
    };
    const functions = [{ role: 'anon', function: 'public.f()', source }];
    const full = {
      ...workshop,
      entities: [more, order],
      permissions: { ...workshop.permissions, policies: [policy], functions },
    };
    const gain = (number: number) =>
      (point(full, number)?.counts.database ?? 0) - (point(workshop, number)?.counts.database ?? 0);
    expect([gain(3), gain(6)]).toEqual([4, 2]);
    expect(point(full, 3)?.summary).toContain('1 index, 1 trigger and 1 publication.');
    const words = ['Indexes', 'Triggers', 'Publications', 'Row access', 'Functions that'];
    expect(words.map((each) => isMissing(workshop, each))).toEqual(words.map(() => true));
    expect(words.map((each) => isMissing(full, each))).toEqual(words.map(() => false));
  });

  it('says of everything that is missing what would make it known', () => {
    const missing = coverage(workshop).points.flatMap((each) => each.missing);
    expect(missing.length).toBeGreaterThan(5);
    expect(missing.filter(({ wouldMakeKnown }) => !wouldMakeKnown.endsWith('.'))).toEqual([]);
  });

  it('misses no transitions of a list that only sorts', () => {
    const { specification } = applyDeclaration(workshop, {
      states: { 'work_order.status': { category: true } },
    });
    expect(point(specification, 4)).toMatchObject({ figure: '0 of 0', gaps: [] });
    expect(point(specification, 4)?.statements[1]?.status).toBe('known');
  });
});

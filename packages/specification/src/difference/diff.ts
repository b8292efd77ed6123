import type { Specification } from '../model/index.ts';
import { type Change, changeKinds, changeWeights } from './change.ts';
import { constraintChanges } from './constraints.ts';
import { declaredChanges } from './declared.ts';
import type { Draft } from './draft.ts';
import { entityChanges } from './entities.ts';
import { enumChanges } from './types.ts';
import { functionChanges } from './functions.ts';
import { limitChanges } from './limits.ts';
import { permissionChanges } from './permissions.ts';
import { stateChanges } from './states.ts';
import { touchesOf } from './touches.ts';

const parts: readonly ((before: Specification, after: Specification) => readonly Draft[])[] = [
  declaredChanges,
  entityChanges,
  enumChanges,
  stateChanges,
  constraintChanges,
  permissionChanges,
  functionChanges,
  limitChanges,
];

/**
 * Lists the differences of two specifications, heaviest first, each with what it touches in the
 * application. Consequences of a change are left out: deleting a table also deletes its
 * columns, and deleting a column its constraints. A catalog keeps no history, so a rename is only probable.
 */
export function diff(before: Specification, after: Specification): readonly Change[] {
  return parts
    .flatMap((part) => part(before, after))
    .map(({ about, weight, from = 'database', ...draft }): Change => {
      const [point, usual] = changeKinds[draft.kind];
      const touches = touchesOf(before, after, about);
      return { point, weight: weight ?? usual, from, ...draft, touches };
    })
    .toSorted((a, b) => changeWeights.indexOf(a.weight) - changeWeights.indexOf(b.weight));
}

/**
 * Lists the differences of a live database from a specification: of all differences, those whose
 * source is the database. Declarations are not drift.
 */
export function drift(specification: Specification, live: Specification): readonly Change[] {
  return diff(specification, live).filter(({ from }) => from === 'database');
}

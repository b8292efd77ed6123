import type { Specification } from '../model/specification.ts';
import { changeWeights, type Change, type Draft } from './change.ts';
import { constraintChanges } from './constraints.ts';
import { declaredChanges } from './declared.ts';
import { entityChanges } from './entities.ts';
import { enumChanges } from './enums.ts';
import { functionChanges } from './functions.ts';
import { changeKinds } from './kinds.ts';
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
 * Every thing that is not the same in two specifications, heaviest first, each
 * with what of the application it touches. What follows from another change is
 * no change of its own: with a table its columns go, with a column its
 * constraints. A catalog keeps no history, so a new name is told as probable.
 */
export function diff(before: Specification, after: Specification): readonly Change[] {
  return parts
    .flatMap((part) => part(before, after))
    .map(({ about, ...draft }): Change => {
      const [point, weight] = changeKinds[draft.kind];
      const touches = touchesOf(before, after, about);
      return { point, weight, from: 'database', ...draft, touches };
    })
    .toSorted((a, b) => changeWeights.indexOf(a.weight) - changeWeights.indexOf(b.weight));
}

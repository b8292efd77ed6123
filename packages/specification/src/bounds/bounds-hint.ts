import type { Entity, Field, Specification } from '../model/index.ts';
import { capital } from '../phrases/index.ts';
import { boundsWords } from './bounds-words.ts';
import { boundsOfField, untrimmed } from './bounds-problem.ts';

/**
 * Describes the bounds of a field before anything is typed: "3 to 120 characters." A bound on one side
 * only ("at least 0") is rarely broken, and is not described until it is.
 */
export function boundsHint(
  specification: Specification,
  entity: Entity,
  field: Field,
): string | undefined {
  const hints = boundsOfField(specification, entity, field).flatMap(({ bounds }) => {
    const { length, value } = bounds;
    const hasBoth =
      (length?.least !== undefined && length.least > 1 && length.most !== undefined) ||
      (value?.least !== undefined && value.most !== undefined);
    return hasBoth ? [`${boundsWords({ length: untrimmed(length), value })}.`] : [];
  });
  const [hint] = hints;
  return hint && capital(hint);
}

import { stateFieldOf } from '../model/queries.ts';
import { anyOf, fieldLabel, inSentence } from '../phrases/sentence.ts';
import type { EntityContext } from './context.ts';

/** A condition in PostgREST's grammar, in words: "status is “Open” or “Planned”". */
export function conditionInWords(context: EntityContext, field: string, condition: string): string {
  const label = inSentence(fieldLabel(context.entity, field));
  if (condition === 'is.null') return `${label} is empty`;
  if (condition === 'not.is.null') return `${label} is not empty`;
  const values = valuesOf(condition);
  if (values === undefined) return `a condition on ${label} holds`;
  const names = values.map((value) => `“${labelOf(context, field, value)}”`);
  return `${label} is ${anyOf(names)}`;
}

/** Of `eq.open` and `in.(open,planned)`; undefined for what is said otherwise. */
function valuesOf(condition: string): readonly string[] | undefined {
  const one = /^eq\.(.*)$/s.exec(condition)?.[1];
  if (one !== undefined) return [one];
  const some = /^in\.\(([^"()]+)\)$/.exec(condition)?.[1];
  return some?.split(',');
}

function labelOf({ specification, entity }: EntityContext, field: string, value: string): string {
  const states = stateFieldOf(specification, entity, field)?.states;
  return states?.find((state) => state.value === value)?.label.value ?? value;
}

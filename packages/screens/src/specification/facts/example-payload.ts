import {
  type Attribute,
  type Call,
  fieldOf,
  findEntity,
  type Specification,
} from '@ninefold/specification';
import { exampleValue } from './value-words.ts';

/** Of a payload of many fields an example shows the shape by the first of them. */
const fieldsShown = 12;

/** The body of a call as JSON, made from the types alone; undefined where none is sent. */
export function examplePayload(specification: Specification, call: Call): string | undefined {
  const { method, payload, function: facts } = call;
  if (method === 'GET' || method === 'DELETE') return undefined;
  const parts = facts?.arguments ?? fieldsOf(specification, call);
  if (parts.length === 0) return undefined;
  const shown = parts.slice(0, fieldsShown);
  const body = Object.fromEntries(shown.map((part) => [part.name, exampleValue(part)]));
  const text = JSON.stringify(body, null, 2);
  const left = Math.max(parts.length, facts === undefined ? payload.length : 0) - shown.length;
  return left === 0 ? text : `${text}\n// and ${left} more`;
}

function fieldsOf(
  specification: Specification,
  { entity, payload }: Call,
): readonly Pick<Attribute, 'name' | 'kind' | 'elementKind' | 'values'>[] {
  const found = findEntity(specification, entity ?? '');
  if (found === undefined) return [];
  return payload.flatMap((name) => fieldOf(found, name) ?? []);
}

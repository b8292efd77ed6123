import type { PointKey } from '../../coverage/statements.ts';
import type { Specification } from '../../model/specification.ts';
import { specificationFormat, type Discovered, type SpecificationFile } from './format.ts';

/**
 * A specification as the JSON text of a file, its nine points in their order.
 *
 * @param discovered what it was read from, where it was read from a database.
 */
export function specificationText(specification: Specification, discovered?: Discovered): string {
  const { purpose, screens, entities, states, rules, permissions, calls, errors, limits } =
    specification;
  const { contradictions } = specification;
  const file: SpecificationFile = {
    $schema: 'specification.schema.json',
    format: specificationFormat,
    ...(discovered === undefined ? {} : { discovered }),
    purpose,
    screens,
    entities,
    states,
    rules,
    permissions,
    calls,
    errors,
    limits,
    ...(contradictions === undefined ? {} : { contradictions }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** One of the nine points alone, as it stands in the file. */
export function pointText(specification: Specification, key: PointKey): string {
  return `${JSON.stringify({ format: specificationFormat, [key]: specification[key] }, null, 2)}\n`;
}

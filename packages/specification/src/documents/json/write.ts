import { pointKeys, type PointKey } from '../../coverage/index.ts';
import type { Specification } from '../../model/index.ts';
import { type Discovered, specificationFormat } from './format.ts';

/**
 * Writes a specification as a JSON file, its nine points in their order.
 *
 * @param discovered The database that it was read from, if there was one.
 */
export function specificationText(specification: Specification, discovered?: Discovered): string {
  const { contradictions, aggregates, writesOnce, buckets } = specification;
  const points = pointKeys.map((key) => [key, specification[key]] as const);
  return jsonFile({
    $schema: 'specification.schema.json',
    format: specificationFormat,
    discovered,
    ...Object.fromEntries(points),
    contradictions,
    aggregates,
    writesOnce,
    buckets,
  });
}

/** Writes one of the nine points, as in the file. */
export function pointText(specification: Specification, key: PointKey): string {
  return jsonFile({ format: specificationFormat, [key]: specification[key] });
}

function jsonFile(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

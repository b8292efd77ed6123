import { fieldOf } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';

/** A key as one text: values joined by `,`, in which `,` and `\` are escaped by `\`. */
export function writeKey(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[,\\]/g, String.raw`\$&`)).join(',');
}

/** Reads what `writeKey` wrote. */
export function readKey(id: string): readonly string[] {
  const values = [''];
  for (const [, escaped, plain = ''] of id.matchAll(/\\(.)|([^])/gsu)) {
    if (escaped === undefined && plain === ',') values.push('');
    else values[values.length - 1] += escaped ?? plain;
  }
  return values;
}

/** The fields that tell a record from all others; empty where there are none that may be read. */
export function keyFields(entity: Entity): readonly string[] {
  const readable = entity.key.every((name) => fieldOf(entity, name)?.grants.select === true);
  return readable ? entity.key : [];
}

import { type Entity, fieldOf } from '@ninefold/specification';

/** Writes a key as one text: values joined by `,`, in which `,` and `\` are escaped by `\`. */
export function writeKey(values: readonly string[]): string {
  return values
    .map((value) => (/[,\\]/.test(value) ? value.replaceAll(/[,\\]/g, String.raw`\$&`) : value))
    .join(',');
}

/** Reads a key that `writeKey` wrote. */
export function readKey(id: string): readonly string[] {
  const values = [''];
  for (const [, escaped, plain = ''] of id.matchAll(/\\(.)|([^])/gsu)) {
    if (escaped === undefined && plain === ',') values.push('');
    else values[values.length - 1] += escaped ?? plain;
  }
  return values;
}

/** Returns the fields of the primary key; empty where there is none, or the role may not read it. */
export function keyFields(entity: Entity): readonly string[] {
  const readable = entity.key.every((name) => fieldOf(entity, name)?.grants.select === true);
  return readable ? entity.key : [];
}

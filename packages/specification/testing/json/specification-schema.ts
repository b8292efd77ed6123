import { join } from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';

/** Generates the published schema from the TypeScript types, in the words of JSON Schema 2020-12. */
export function specificationSchema(): Schema {
  const generator = createGenerator({
    path: join(import.meta.dirname, '../../src/documents/json/format.ts'),
    tsconfig: join(import.meta.dirname, 'schema.tsconfig.json'),
    skipTypeCheck: true,
  });
  const { $ref, definitions = {} } = generator.createSchema('SpecificationFile');
  const named = Object.entries(definitions as Readonly<Record<string, Schema>>)
    .map(([name, schema]) => [plainName(name, definitions), schema] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify({ $ref, $defs: Object.fromEntries(named) }).replaceAll(
    /#\/definitions\/([^"]+)/g,
    (_, name: string) => `#/$defs/${plainName(decodeURIComponent(name), definitions)}`,
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ninefold specification, format 2',
    ...(JSON.parse(text, (_, value: unknown) => withoutUndefined(value)) as Schema),
  };
}

/** `Fact<string[]>` is `FactOfStringList`; other types may be written with places in their files. */
function plainName(name: string, definitions: NonNullable<Schema['definitions']>): string {
  const [generic = name, argument] = name.split('<', 2);
  if (argument === undefined) return name;
  const known = (definitions[name.replace(/^Fact</, 'KnownFact<')] ?? {}) as Schema;
  return `${generic}Of${nameOf((known.properties?.['value'] ?? {}) as Schema)}`;
}

function nameOf({ $ref, items, additionalProperties, type }: Schema): string {
  if ($ref !== undefined) return decodeURIComponent($ref.split('/').at(-1) ?? '');
  if (typeof items === 'object') return `${nameOf(items as Schema)}List`;
  if (typeof additionalProperties === 'object') return `${nameOf(additionalProperties)}Record`;
  const name = String(type);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** JSON has no `undefined`: without the properties that can hold nothing else. */
function withoutUndefined(value: unknown): unknown {
  const { properties, required, ...schema } = (value ?? {}) as Schema;
  if (typeof properties !== 'object') return value;
  const own = Object.entries(properties).filter(
    ([, each]) => typeof each !== 'object' || each.not === undefined,
  );
  // In the order of the properties, so that the first missing one is reported.
  const needed = own.map(([name]) => name).filter((name) => required?.includes(name));
  return { ...schema, properties: Object.fromEntries(own), required: needed };
}

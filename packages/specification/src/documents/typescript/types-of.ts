import type { Entity, FunctionFacts, Specification } from '../../model/index.ts';
import { constantsText, shortcutsText } from './epilogue.ts';
import { functionsText } from './functions.ts';
import { member, type NamedType, namedTypes, valueType } from './value-type.ts';
import { givenText, isView, relationshipsText, rowText } from './rows.ts';
import { keyText, objectText, unionText } from './write.ts';

interface Parts {
  readonly entities: readonly Entity[];
  readonly functions: readonly FunctionFacts[];
  readonly types: readonly NamedType[];
}

/**
 * Writes TypeScript's `Database` type of the entities, for supabase-js's
 * `createClient<Database>`: Row, Insert, Update and Relationships of each table
 * and view, Functions, Enums and CompositeTypes, by schema; then the enums'
 * values as constants. What a field may hold is as exact as JSON allows: int8
 * and numeric beyond 2^53 are exact only when selected as text (`amount::text`).
 */
export function typesOf(specification: Specification): string {
  const parts = partsOf(specification);
  const schemas = [...parts].map(
    ([schema, own]) => `${keyText(schema)}: ${schemaText(specification, own)}`,
  );
  return `${[
    '// Made by "ninefold types" from the specification. Do not edit: make it again.',
    `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];`,
    `export type Database = ${objectText(schemas)};`,
    shortcutsText,
    constantsText([...parts].map(([schema, { types }]) => [schema, types])),
  ].join('\n\n')}\n`;
}

function partsOf(specification: Specification): ReadonlyMap<string, Parts> {
  const functions = [
    ...new Map(
      specification.calls.flatMap(({ function: called }) =>
        called === undefined ? [] : [[called.signature, called] as const],
      ),
    ).values(),
  ];
  const types = namedTypes(specification);
  const schemas = [...specification.entities, ...functions, ...types].map(({ schema }) => schema);
  return new Map(
    [...new Set(['public', ...schemas])].map((schema) => [
      schema,
      {
        entities: specification.entities
          .filter((entity) => entity.schema === schema)
          .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
        functions: functions.filter((called) => called.schema === schema),
        types: types.filter((type) => type.schema === schema),
      },
    ]),
  );
}

function schemaText(specification: Specification, { entities, functions, types }: Parts): string {
  const relations = (views: boolean) =>
    objectText(
      entities
        .filter((entity) => isView(entity) === views)
        .map((entity) => `${keyText(entity.name)}: ${relationText(specification, entity)}`),
    );
  return objectText([
    `Tables: ${relations(false)}`,
    `Views: ${relations(true)}`,
    `Functions: ${functionsText(specification, functions)}`,
    `Enums: ${objectText(enumMembers(types))}`,
    `CompositeTypes: ${objectText(compositeMembers(types))}`,
  ]);
}

function relationText(specification: Specification, entity: Entity): string {
  const { insert, update } = entity.grants;
  // A view that takes no rows has neither; a table always has both.
  const writable = !isView(entity) || insert || update;
  return objectText([
    `Row: ${rowText(specification, entity)}`,
    ...(writable
      ? [
          `Insert: ${givenText(specification, entity, 'insert')}`,
          `Update: ${givenText(specification, entity, 'update')}`,
        ]
      : []),
    `Relationships: ${relationshipsText(specification, entity)}`,
  ]);
}

function enumMembers(types: readonly NamedType[]): readonly string[] {
  return types.flatMap(({ name, values }) =>
    values === undefined ? [] : member(name, unionText(values)),
  );
}

function compositeMembers(types: readonly NamedType[]): readonly string[] {
  return types.flatMap(({ name, attributes }) => {
    const members = attributes?.map((each) =>
      member(each.name, `${valueType(each, 'Row')} | null`),
    );
    return members === undefined ? [] : member(name, objectText(members));
  });
}

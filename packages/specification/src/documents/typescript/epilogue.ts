import type { NamedType } from './value-type.ts';
import { keyText, literalText } from './write.ts';

/** Short names for what is used most: `Tables<'customer'>`, `TablesInsert<'line', 'billing'>`. */
export const shortcutsText = `type Relations<Schema extends keyof Database> = Database[Schema]['Tables'] & Database[Schema]['Views'];
type Part<Relation, Key extends string> = Relation extends { [K in Key]: infer Value } ? Value : never;

/** A record as it is read. */
export type Tables<
  Name extends keyof Relations<Schema>,
  Schema extends keyof Database = 'public',
> = Part<Relations<Schema>[Name], 'Row'>;

/** A record as it is created. */
export type TablesInsert<
  Name extends keyof Relations<Schema>,
  Schema extends keyof Database = 'public',
> = Part<Relations<Schema>[Name], 'Insert'>;

/** The changed fields of a record. */
export type TablesUpdate<
  Name extends keyof Relations<Schema>,
  Schema extends keyof Database = 'public',
> = Part<Relations<Schema>[Name], 'Update'>;

export type Enums<
  Name extends keyof Database[Schema]['Enums'],
  Schema extends keyof Database = 'public',
> = Database[Schema]['Enums'][Name];

export type CompositeTypes<
  Name extends keyof Database[Schema]['CompositeTypes'],
  Schema extends keyof Database = 'public',
> = Database[Schema]['CompositeTypes'][Name];`;

/** The values of each enum in their order, to be had at run time. */
export function constantsText(
  schemas: readonly (readonly [schema: string, types: readonly NamedType[]])[],
): string {
  const members = schemas.map(([schema, types]) => {
    const enums = types.flatMap(({ name, values }) =>
      values === undefined ? [] : `  ${keyText(name)}: [${values.map(literalText).join(', ')}],`,
    );
    const body = enums.length === 0 ? '{}' : `{\n    ${enums.join('\n    ')}\n    }`;
    return `  ${keyText(schema)}: {\n    Enums: ${body},\n  },`;
  });
  return `export const Constants = {\n${members.join('\n')}\n} as const;`;
}

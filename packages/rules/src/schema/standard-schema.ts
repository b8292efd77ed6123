import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type Entity, type Field, fieldOf, isGenerated } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { checkRecord } from '../records/index.ts';
import type { Asked } from '../permissions/index.ts';
import { schemaMessages } from './messages.ts';

/** A record's values by column, as the Data API takes them. */
export type RecordInput = Readonly<Record<string, unknown>>;

/**
 * Returns a Standard Schema (https://standardschema.dev) of what can be stored, for libraries of forms. It refuses
 * values that are not of their type, and what `checkRecord` refuses. A rule over several fields has an issue for each.
 *
 * @param before The saved record. Undefined for a new one.
 */
export function standardSchema(
  asked: Asked,
  entity: Entity,
  before?: RecordInput,
): StandardSchemaV1<RecordInput> {
  return {
    '~standard': {
      version: 1,
      vendor: 'ninefold',
      validate(value) {
        if (!isRecord(value)) return { issues: [{ message: schemaMessages.object }] };
        const wrong = Object.entries(value).flatMap(([name, each]) => {
          const message = typeProblem(fieldOf(entity, name), name, each);
          return message === undefined ? [] : [{ message, path: [name] }];
        });
        const isWrong = new Set(wrong.flatMap(({ path }) => path));
        // What is not a value of its type isn't known.
        const sent = Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, isWrong.has(name) ? undefined : each]),
        );
        const refused = checkRecord(asked, entity, { before, sent }).flatMap(
          ({ fields, message }) => fields.map((name) => ({ message, path: [name] })),
        );
        const issues = [...wrong, ...refused];
        return issues.length > 0 ? { issues } : { value };
      },
    },
  };
}

function isRecord(value: unknown): value is RecordInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const numbers: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'float']);

function typeProblem(field: Field | undefined, name: string, value: unknown): string | undefined {
  if (field === undefined) return schemaMessages.unknown({ field: name });
  if (isGenerated(field)) return schemaMessages.generated;
  const { kind, type } = field;
  if (value === null || value === undefined || kind === 'json') return undefined;
  if (typeof value === 'string') return parseValue(value, field).problem;
  if ((typeof value === 'number' || typeof value === 'bigint') && numbers.has(kind)) {
    return parseValue(String(value), field).problem;
  }
  const fits =
    kind === 'boolean' ? typeof value === 'boolean' : kind === 'array' && Array.isArray(value);
  return fits ? undefined : schemaMessages.type({ type });
}

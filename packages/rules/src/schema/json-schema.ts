import {
  type Entity,
  entityLabel,
  type Field,
  isGenerated,
  isKnown,
  isRequired,
  rulesOf,
  type Rule,
  type Specification,
  type StatedBounds,
} from '@ninefold/specification';
import { boundsOfRule } from '@ninefold/specification/bounds';
import { defaultOf, isSetByDatabase } from '../constraints/index.ts';
import { canBeNull } from '../records/index.ts';
import { sameInBoth } from './same-in-both.ts';

/** The facts about a type that decide the JSON of its values. */
type ValueType = Pick<Field, 'kind' | 'type' | 'baseType' | 'elementKind' | 'maxLength' | 'values'>;

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** A record as it is stored, a new one as it is sent, and changes of one. */
export type SchemaSubject = 'record' | 'insert' | 'update';

/**
 * Returns a JSON Schema of stored records, of the records that can be created, or of changes of one. Of values as the
 * Data API returns them, it refuses none that the database accepts, but for texts with more spaces at the end than fit,
 * which Postgres cuts off. It leaves rules over several fields to `checkRecord`.
 */
export function jsonSchema(
  specification: Specification,
  entity: Entity,
  subject: SchemaSubject,
): JsonSchema {
  const fields =
    subject === 'record'
      ? entity.fields
      : entity.fields.filter((field) => !isGenerated(field) && field.virtual !== true);
  const required = subject === 'update' ? [] : fields.filter(requiredIn[subject]);
  return {
    $schema: draft,
    title: entityLabel(entity),
    ...(isKnown(entity.description) && { description: entity.description.value }),
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, ofField(specification, entity, field, subject)]),
    ),
    ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    additionalProperties: false,
  };
}

/** A stored record has every field. */
const requiredIn = {
  record: () => true,
  insert: (field: Field) => isRequired(field) && !isSetByDatabase(field, 'insert'),
};

/** Returns one document with the JSON Schemas of all entities: `#/$defs/customer.insert`. */
export function jsonSchemas(specification: Specification): JsonSchema {
  const { entities } = specification;
  const subjects = ['record', 'insert', 'update'] as const;
  const defs = entities.flatMap((entity) =>
    subjects.map((subject) => {
      const { $schema: _, ...schema } = jsonSchema(specification, entity, subject);
      const name = entity.schema === 'public' ? entity.name : `${entity.schema}.${entity.name}`;
      return [`${name}.${subject}`, schema] as const;
    }),
  );
  return { $schema: draft, $defs: Object.fromEntries(defs) };
}

function ofField(
  specification: Specification,
  entity: Entity,
  field: Field,
  subject: SchemaSubject,
): JsonSchema {
  const { label, description } = field;
  const { type, ...facts } = typeOf(field);
  const isStored = subject === 'record';
  const rules =
    !isStored && isSetByDatabase(field, subject)
      ? []
      : rulesOf(specification, entity).filter(
          ({ fields, enforced, validated }) =>
            fields.length === 1 &&
            fields[0] === field.name &&
            enforced !== false &&
            // Older records may violate a rule that was added without looking at them.
            !(isStored && validated === false),
        );
  const values = valuesOf(field, rules);
  const isNullable = isStored ? field.nullable : canBeNull(field, subject);
  return {
    ...(isKnown(label) && { title: label.value }),
    ...(isKnown(description) && { description: description.value }),
    ...typesOf(type, isNullable),
    ...facts,
    ...(values !== undefined && { enum: isNullable ? [...values, null] : values }),
    ...limitsOf(
      rules.flatMap((rule) => rule.bounds ?? boundsOfRule(rule, field) ?? []),
      field,
    ),
    ...(subject === 'insert' && presetOf(field)),
    ...(isStored && (isGenerated(field) || field.virtual === true) && { readOnly: true }),
  };
}

/** A default that is a literal, and has the same form in JSON. */
function presetOf(field: Field): JsonSchema {
  const preset = field.default === null ? undefined : defaultOf(field);
  if (typeof preset === 'boolean') return { default: preset };
  if (typeof preset !== 'string') return {};
  if (field.kind === 'integer') return { default: Number(preset) };
  return field.kind === 'text' || field.kind === 'enum' ? { default: preset } : {};
}

/** Returns a JSON Schema of a value: of a field by itself, of an argument, or of a result. */
export function valueSchema(attribute: ValueType, isNullable: boolean): JsonSchema {
  const { type, ...facts } = typeOf(attribute);
  const { kind, values } = attribute;
  return {
    ...typesOf(type, isNullable),
    ...facts,
    ...(kind === 'enum' &&
      values !== undefined && { enum: isNullable ? [...values, null] : values }),
  };
}

function typesOf(type: unknown, isNullable: boolean): JsonSchema {
  if (type === undefined) return {};
  const types = [type, isNullable ? 'null' : []].flat(2);
  return { type: types.length === 1 ? types[0] : types };
}

/** The JSON that the Data API takes for a type of Postgres. Numbers can be texts where a double would lose digits. */
function typeOf({ kind, type, baseType = type, elementKind, maxLength }: ValueType): JsonSchema {
  switch (kind) {
    case 'integer':
      return { type: baseType === 'bigint' ? ['integer', 'string'] : 'integer' };
    case 'decimal':
    case 'float':
      return { type: ['number', 'string'] };
    case 'boolean':
      return { type: 'boolean' };
    case 'json':
      return {};
    case 'array':
      return {
        type: 'array',
        ...(elementKind === 'text' && { items: { type: ['string', 'array', 'null'] } }),
      };
    case 'uuid':
      return { type: 'string', format: 'uuid' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    case 'text':
      return { type: 'string', ...(maxLength !== undefined && { maxLength }) };
    default:
      return { type: 'string' };
  }
}

/** An enum's labels, or the list of a CHECK. */
function valuesOf({ kind, values }: Field, rules: readonly Rule[]): readonly string[] | undefined {
  if (kind === 'enum') return values;
  return kind === 'text' ? rules.find((rule) => rule.kind === 'one of')?.values : undefined;
}

/** The tightest limits of the bounds; those that a double can't hold, or that another dialect reads, are left out. */
function limitsOf(
  bounds: readonly StatedBounds[],
  { kind, maxLength, precision }: Field,
): JsonSchema {
  const limits: Record<string, unknown> = {};
  const tighten = (name: string, limit: string | number | undefined, side: 1 | -1) => {
    const value = Number(limit);
    if (limit === undefined || String(value) !== String(limit)) return;
    const known = limits[name];
    limits[name] = typeof known === 'number' && known * side > value * side ? known : value;
  };
  // Postgres rounds to the digits of the column before it compares.
  const isRounded = kind === 'decimal' && precision !== undefined;
  if (kind === 'text' && maxLength !== undefined) limits['maxLength'] = maxLength;
  for (const { length, value } of bounds) {
    if (length !== undefined && length.trimmed !== true) {
      tighten('minLength', length.least, 1);
      tighten('maxLength', length.most, -1);
    }
    if (value !== undefined && !isRounded) {
      tighten('minimum', value.least, 1);
      tighten('maximum', value.most, -1);
      tighten('exclusiveMinimum', value.above, 1);
      tighten('exclusiveMaximum', value.below, -1);
    }
  }
  const patterns = bounds.flatMap(({ pattern }) =>
    pattern !== undefined && sameInBoth(pattern) ? [pattern] : [],
  );
  const [only, ...others] = patterns;
  if (only !== undefined && others.length === 0) limits['pattern'] = only;
  if (others.length > 0) limits['allOf'] = patterns.map((pattern) => ({ pattern }));
  return limits;
}

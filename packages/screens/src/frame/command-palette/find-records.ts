import {
  optionsById,
  readKey,
  type RecordOption,
  type RecordSource,
  referenceOptions,
  searchScope,
  writeKey,
} from '@ninefold/data/records';
import { type Entity, entityId, fieldOf, type Reference } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import type { TenantScope } from '../../screen-context/queries/index.ts';

/** Returns a reference to an entity's records by their own key, as a field that refers to one has. */
export function ownReference({ name, schema, key }: Entity): Reference {
  return {
    entity: name,
    schema,
    constraint: '',
    fields: key,
    referencedFields: key,
    onDelete: 'no action',
    unique: true,
    source: { from: 'derived', of: entityId({ name, schema }) },
  };
}

export interface FindOptions {
  readonly tenant: TenantScope | undefined;
  readonly signal: AbortSignal;
}

/** Finds an entity's records by label, or by a typed key. */
export async function findRecords(
  source: RecordSource,
  entity: Entity,
  text: string,
  { tenant, signal }: FindOptions,
): Promise<readonly RecordOption[]> {
  const isServed = isLabelSearchServed(entity);
  const key = keyTyped(entity, text);
  const reference = ownReference(entity);
  const [byKey, byLabel] = await Promise.all([
    // A search by label finds keys of one field too. By key alone, another tenant's would be found.
    key !== undefined && tenant === undefined && (entity.key.length > 1 || !isServed)
      ? optionsById(source, reference, [key], { signal })
      : [],
    isServed ? referenceOptions(source, reference, text, { narrow: tenant?.narrow, signal }) : [],
  ]);
  return [...byKey, ...byLabel.filter(({ id }) => !byKey.some((each) => each.id === id))];
}

/** Returns whether labels are searched without reading every record of a large table. */
function isLabelSearchServed(entity: Entity): boolean {
  const names = [...entity.key, ...(entity.display.value ?? [])];
  const fields = names.flatMap((name) => fieldOf(entity, name) ?? []);
  const readable = fields.filter(({ grants, kind }) => grants.select && kind !== 'binary');
  return searchScope(entity, readable).indexed !== false;
}

/** Returns a text as a key in an address; undefined if it is not a key. */
function keyTyped(entity: Entity, text: string): string | undefined {
  const values = readKey(text.trim());
  const fits =
    values.length === entity.key.length &&
    values.every((value, index) => {
      const field = fieldOf(entity, entity.key[index] ?? '');
      return field && value !== '' && parseValue(value, field).problem === undefined;
    });
  return fits ? writeKey(values) : undefined;
}

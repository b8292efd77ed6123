import type { Entity, Field } from '@ninefold/specification';
import type { RecordValues } from '../write.ts';

/** A value that no other record has, by which a new one is found again. */
export interface CreationMark {
  readonly field: string;
  readonly value: string;
}

const randomDefault = /^(?:\w+\.)?(?:gen_random_uuid|uuid_generate_v4)\(\)$/;

/**
 * Chooses the mark of a new record in place of the database: a UUID that would be random anyway, of
 * the key where it is one. Undefined where the role can't give or read one.
 */
export function creationMark(entity: Entity, values: RecordValues): CreationMark | undefined {
  const fields = entity.fields.filter(
    (field) => isRandom(field) && !Object.hasOwn(values, field.name),
  );
  const field = fields.find(({ name }) => entity.key.includes(name)) ?? fields[0];
  return field && { field: field.name, value: crypto.randomUUID() };
}

function isRandom({ kind, default: preset, generated, grants }: Field): boolean {
  return (
    kind === 'uuid' &&
    generated === 'no' &&
    grants.insert &&
    grants.select &&
    preset !== null &&
    randomDefault.test(preset)
  );
}

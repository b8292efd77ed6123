import type { Entity, FieldPlace } from '@ninefold/specification';

/** Returns the names of the fields that the team doesn't hide on a kind of screen, in the declared order. */
export function fieldsOn({ fields }: Entity, place: FieldPlace): readonly string[] {
  return fields
    .filter(
      ({ hidden, hiddenIn }) => hidden?.value !== true && hiddenIn?.value?.includes(place) !== true,
    )
    .map(({ name }) => name);
}

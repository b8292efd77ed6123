import { optionsById, writeKey } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { RecordLink } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { entityKey } from '../screen-context/queries/index.ts';
import { useRecordSource } from '../screen-context/index.ts';

/**
 * Returns the titles of the records that a form refers to from the start. Undefined until they are
 * loaded: a form reads its first values once.
 *
 * @param initial The keys of these records, by the fields that hold them.
 */
export function useInitialLinks(
  entity: Entity,
  initial: RecordChanges,
): Readonly<Record<string, RecordLink | null>> | undefined {
  const source = useRecordSource();
  const given = entity.references.filter((reference) =>
    reference.fields.every((field) => keyIn(initial, field) !== undefined),
  );
  const { data, isError } = useQuery({
    queryKey: [...entityKey(source.client, entity), 'initial links', initial],
    enabled: given.length > 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const links = await Promise.all(
        given.map(async (reference) => {
          const id = writeKey(reference.fields.map((field) => keyIn(initial, field) ?? ''));
          const [option] = await optionsById(source, reference, [id], { signal });
          return [reference.constraint, option === undefined ? null : { label: option.label }];
        }),
      );
      return Object.fromEntries(links) as Readonly<Record<string, RecordLink | null>>;
    },
  });
  // Without the names the form still works: it shows the keys.
  return given.length === 0 || isError ? {} : data;
}

function keyIn(initial: RecordChanges, field: string): string | undefined {
  return (Object.hasOwn(initial, field) ? initial[field] : undefined) ?? undefined;
}

import { type Entity, entityId } from '@ninefold/specification';
import type { FieldDescriptor, FieldTexts, SearchRecords } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { entityKey } from '../screen-context/queries/index.ts';
import { useRecordSearch } from '../record/record-actions/index.ts';
import { useRecordSource } from '../screen-context/index.ts';
import { useFormFields } from './use-form-fields.ts';

/**
 * Returns what the required references of a new record must be, because the server offers the person one record alone,
 * by the names of the referring fields. Undefined until it is known.
 *
 * @param entered The values that the form starts with without them.
 */
export function useOnlyChoices(
  entity: Entity,
  entered: FieldTexts,
): Readonly<Record<string, string>> | undefined {
  const { client } = useRecordSource();
  const { fields } = useFormFields(entity);
  const search = useRecordSearch(entity);
  const { data, isError } = useQuery({
    queryKey: [...entityKey(client, entity), 'only choices', entityId(entity), entered],
    queryFn: ({ signal }) => onlyChoices(fields, entered, search, signal),
    networkMode: 'always',
    // Looked up for each new record, and never while its form is open.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  // Without an answer the form still works: the record is chosen in it.
  return isError ? {} : data;
}

/** One after the other: the only customer may leave only one of its sites. */
export async function onlyChoices(
  fields: readonly FieldDescriptor[],
  entered: FieldTexts,
  search: SearchRecords,
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {};
  for (const field of fields) {
    const { name, reference, required, readOnly } = field;
    const values = { ...entered, ...chosen };
    const isEmpty = (each: string) => (values[each] ?? null) === null;
    const isOpen = required && !readOnly && isEmpty(name);
    if (reference === undefined || !isOpen || reference.dependsOn?.some(isEmpty) === true) continue;
    const [only, other] = await search(field, '', signal, values);
    if (only !== undefined && other === undefined) {
      Object.assign(chosen, only.values ?? { [name]: only.id });
    }
  }
  return chosen;
}

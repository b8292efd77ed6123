import { entityId } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import type { RelatedList } from '@ninefold/ui/patterns/record-detail';
import type { Records } from './use-records.ts';

/** Returns records as a related list of a RecordDetail. */
export function relatedList<Field extends string>(
  title: string,
  records: Records<Field>,
  fields: readonly Field[],
  rest: Partial<RelatedList> = {},
): RelatedList {
  return {
    id: title,
    title,
    why: question('entity', entityId(records.entity)),
    fields: records.fields(...fields),
    titleField: fields[0],
    page: records.page,
    allHref: records.href,
    error: records.notice,
    ...rest,
  };
}

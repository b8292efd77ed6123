import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/empty-state/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { hasContent } from '../has-content.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import { recordListMessages } from './messages.ts';
import { RecordListFooter } from './record-list-footer.tsx';
import type { RecordListProps } from './record-list-props.ts';
import { RecordTable } from './record-table.tsx';

const loadCards = () => import('./record-cards.tsx');
const RecordCards = lazy(async () => ({ default: (await loadCards()).RecordCards }));
// On a phone the cards come with the list, and not after its first rendering.
if (typeof matchMedia !== 'undefined' && matchMedia(phone).matches) {
  loadCards().catch(() => undefined);
}

/**
 * The body of a list screen: rows as a table, on phones as cards, and below
 * them the ways to other pages. It fills the height that its parent (a flex
 * column) leaves, and scrolls its own rows.
 */
export function RecordList(props: RecordListProps) {
  const { page, denied, error, empty } = props;
  const narrow = useMediaQuery(phone);
  const fields = titleFirst(props.fields, props.titleField);
  const instead =
    error ?? denied ?? (page?.rows.length === 0 ? emptyOr(empty, recordListMessages.empty) : null);
  const footer = !hasContent(error) && !hasContent(denied) && <RecordListFooter {...props} />;
  return (
    <div data-slot="record-list" className="flex min-h-0 flex-1 flex-col">
      {hasContent(instead) ? (
        <div className="grid min-h-0 flex-1 overflow-y-auto border-t border-line p-4 sm:p-6 short:overflow-visible">
          <div className="m-auto">{instead}</div>
        </div>
      ) : (
        <Suspense fallback={<div className="flex-1" />}>
          {narrow ? (
            <RecordCards {...props} fields={fields} end={footer} />
          ) : (
            <RecordTable {...props} fields={fields} />
          )}
        </Suspense>
      )}
      {(!narrow || hasContent(instead)) && footer}
    </div>
  );
}

function emptyOr(empty: RecordListProps['empty'], title: string) {
  return hasContent(empty) ? empty : <EmptyState title={title} />;
}

/** The column that links to the record comes first; the others keep their order. */
export function titleFirst(
  fields: readonly FieldDescriptor[],
  titleField: string | undefined,
): readonly FieldDescriptor[] {
  const title = fields.find((field) => field.name === titleField);
  if (title === undefined) return fields;
  return [title, ...fields.filter((field) => field !== title)];
}

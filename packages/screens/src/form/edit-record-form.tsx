import type { RecordRow } from '@ninefold/data/records';
import { type Entity, entityName } from '@ninefold/specification';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { Loading, Skeleton } from '@ninefold/ui/components/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type FunctionComponent, useState } from 'react';
import { editAddress } from '../addresses/index.ts';
import { useDraft } from '../kept-work/drafts/index.ts';
import { failureOf } from '../application/index.ts';
import { failureNotice } from '../failures/index.ts';
import { useLiveRecord } from '../changes/index.ts';
import { recordQuery } from '../screen-context/queries/index.ts';
import { useRecordSource } from '../screen-context/index.ts';
import { DraftWithoutRecord } from './draft-without-record.tsx';
import { EditForm, type EditFormProps } from './edit-form.tsx';
import { editScreenMessages } from './messages.ts';
import { RequirePermission } from './require-permission.tsx';
import { useInitialLinks } from './use-initial-links.ts';

export interface EditRecordFormProps extends Pick<
  EditFormProps,
  'names' | 'part' | 'label' | 'focusField' | 'className' | 'onNext' | 'onCancel'
> {
  readonly entity: Entity;
  readonly id: string;
  /** Shown above the form, also while the record is read; not where there is none. */
  readonly Header?: FunctionComponent<EditHeaderProps>;
  /** Without it, and in a part, the form stays, with what is saved. */
  readonly onSaved?: EditFormProps['onSaved'] | undefined;
}

export interface EditHeaderProps {
  readonly entity: Entity;
  /** Undefined while it is read, and where it can't be. */
  readonly row: RecordRow | undefined;
}

/** The form of a record: with rules, rows, files, a draft that is kept, and what others change meanwhile. */
export function EditRecordForm(props: EditRecordFormProps) {
  const { entity, id, part, Header, onSaved } = props;
  const source = useRecordSource();
  const record = useQuery(recordQuery(source, entity, id));
  const draft = useDraft(part, part === undefined ? editAddress(entity, id) : undefined);
  const links = useInitialLinks(entity, draft.restored?.changes ?? {});
  const [saves, setSaves] = useState(0);
  useLiveRecord(source, entity, id);
  const { data: row, error } = record;
  const failure = failureNotice(record, entity);
  if (failure !== undefined && row === undefined) {
    // One that isn't found has the heading of any page that isn't.
    const isGone = error !== null && failureOf(error).kind === 'not found';
    return (
      <>
        {!isGone && Header && <Header entity={entity} row={undefined} />}
        <DraftWithoutRecord entity={entity} draft={draft} />
        {isGone && part !== undefined ? <RecordMissing entity={entity} /> : failure}
      </>
    );
  }
  return (
    <RequirePermission
      // Without the record it may seem to be allowed.
      key={row === undefined ? 'loading' : 'loaded'}
      entity={entity}
      action="update"
      record={row}
      isPart={part !== undefined}
    >
      {Header && <Header entity={entity} row={row} />}
      {row === undefined || links === undefined ? (
        <FormSkeleton />
      ) : (
        <EditForm
          {...props}
          key={`${row.id} ${draft.restored === undefined ? saves : 'restored'}`}
          row={row}
          links={links}
          draft={draft}
          onSaved={async (saved, outcome) => {
            // A part may stay. What is typed from here on is another draft.
            if (part !== undefined || onSaved === undefined) {
              draft.discard();
              setSaves((count) => count + 1);
            }
            await onSaved?.(saved, outcome);
          }}
        />
      )}
    </RequirePermission>
  );
}

/** In a part of a screen, which has a title and a heading. */
function RecordMissing({ entity }: Pick<EditRecordFormProps, 'entity'>) {
  return (
    <EmptyState title={editScreenMessages.missing(entityName(entity))}>
      {editScreenMessages.missingReason}
    </EmptyState>
  );
}

/** Placeholder for a form while its record is loading. */
function FormSkeleton() {
  return (
    <Loading className="grid max-w-2xl gap-5 px-4 py-2 sm:px-6">
      {[24, 16, 28, 20, 12, 24].map((width, index) => (
        <span key={index} className="grid gap-2">
          <Skeleton style={{ width: `${width / 4}rem` }} />
          <Skeleton shape="block" />
        </span>
      ))}
    </Loading>
  );
}

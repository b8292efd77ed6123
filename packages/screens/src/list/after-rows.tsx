import type { ListState } from '@ninefold/data/records';
import { preloadFilterChips } from '@ninefold/ui/patterns/filter-bar';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { deferred } from '../application/index.ts';
import type { EditedList } from './edit-cells/index.ts';
import { useFormAhead } from '../record/record-actions/index.ts';
import type { MarkRow } from '../descriptors/index.ts';
import { ListFreshness } from './fresh/list-freshness.tsx';
import type { ShownList } from './fresh/use-fresh-page.ts';
import { ListJump } from './jump/list-jump.tsx';
import type { WaitingRecordsProps } from '../kept-work/offline/index.ts';
import { KeptEditsOffer } from './kept-edits-offer.tsx';

const WaitingRecords = deferred<'WaitingRecords', WaitingRecordsProps>(
  () => import('../kept-work/offline/waiting.ts'),
  'WaitingRecords',
);

/** The parts of a list that come once its rows are shown. */
export interface LaterParts {
  /** Marks the rows that have changed while they were shown. */
  readonly mark?: MarkRow | undefined;
  readonly jump?: RecordListProps['jump'] | undefined;
  /** Above the rows. */
  readonly above?: ReactNode;
}

export interface AfterRowsProps extends ShownList {
  /** The fields that can be read. */
  readonly fields: readonly FieldDescriptor[];
  readonly titleField: string | undefined;
  readonly onStateChange: (state: ListState) => void;
  readonly onPartsChange: (change: (parts: LaterParts) => LaterParts) => void;
  /** Begins to edit cells. Undefined where they can't be edited. */
  readonly onEdit: ((list: EditedList) => void) | undefined;
}

/** At the end of a list: how fresh it is. Loaded once the rows are shown, with what else can wait for them. */
export function AfterRows(props: AfterRowsProps) {
  const { onStateChange, onPartsChange, onEdit, fields, ...list } = props;
  const { entity } = list;
  useFormAhead(entity);
  const changeParts = useEffectEvent(onPartsChange);
  useEffect(() => {
    changeParts((parts) => ({ ...parts, above: <WaitingRecords entity={entity} /> }));
    return () => changeParts((parts) => ({ ...parts, above: undefined }));
  }, [entity]);
  // So that a filter can be chosen offline.
  useEffect(() => void preloadFilterChips().catch(() => undefined), []);
  return (
    <>
      {onEdit && <KeptEditsOffer onRestore={(kept) => onEdit({ kept })} />}
      <ListFreshness
        {...list}
        onMarkChange={(mark) => onPartsChange((parts) => ({ ...parts, mark }))}
      />
      <ListJump
        source={list.source}
        entity={entity}
        state={list.state}
        fields={fields}
        onStateChange={onStateChange}
        onJumpChange={(jump) => onPartsChange((parts) => ({ ...parts, jump }))}
      />
    </>
  );
}

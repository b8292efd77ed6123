import { Button } from '../../components/button/index.ts';
import type { RecordGroup } from './grouped-list-props.ts';
import { groupedListMessages } from './messages.ts';

export interface MoreButtonProps {
  readonly group: RecordGroup;
  readonly onMore: (id: string) => void;
}

/** Loads more records of a group. */
export function MoreButton({ group, onMore }: MoreButtonProps) {
  const { id, rows = [], count, busy } = group;
  return (
    <Button size="small" data-grid-action busy={busy} onClick={() => onMore(id)}>
      {groupedListMessages.more({ shown: rows.length, count: Math.max(count, rows.length) })}
    </Button>
  );
}

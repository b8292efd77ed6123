import type { Entity } from '@ninefold/specification';
import { Link } from '@ninefold/ui/components/link';
import { ChangeWords } from '@ninefold/ui/patterns/change-history';
import type { RecordRow } from '@ninefold/ui/shapes';
import { useHistory } from './use-history.ts';

export interface HistoryCellProps {
  readonly entity: Entity;
  readonly row: RecordRow;
  readonly part: 'entity' | 'record' | 'change';
}

/** One part of a row of a history: what kind of record changed, which one, and what changed. */
export function HistoryCell({ entity, row, part }: HistoryCellProps) {
  const [words] = useHistory(entity, [row]) ?? [];
  if (words === undefined) return null;
  const { record, entityLabel } = words;
  if (part === 'change') return <ChangeWords entry={words} />;
  const label = <bdi>{part === 'entity' ? entityLabel : record.label}</bdi>;
  if (part === 'entity' || record.href === undefined) return label;
  return (
    <Link href={record.href} variant="quiet">
      {label}
    </Link>
  );
}

import type { RecordSource } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { RelativeTime } from '@ninefold/ui/components/relative-time';
import { useValueFormat } from '@ninefold/ui/fields';
import { RecordLine, RecordLines } from '@ninefold/ui/patterns/record-lines';
import { homeMessages } from './messages.ts';
import {
  type RecentRecords as Recent,
  useOpenedRecords,
  useRecentRecords,
} from './use-recent-records.ts';

export interface RecentRecordsProps {
  readonly entities: readonly Entity[];
  readonly source: RecordSource;
  /** The number of lists that the person can open: `entities` may be fewer. */
  readonly all: number;
}

/** The records that this person opened last on this device, and recently updated ones. */
export function RecentRecords({ entities, source, all }: RecentRecordsProps) {
  const opened = useOpenedRecords(source, entities);
  const { updated, newest } = useRecentRecords(source, entities);
  const title = (of: 'recentlyUpdated' | 'newest', shown: number) =>
    shown < all
      ? homeMessages[of === 'newest' ? 'newestIn' : 'recentlyUpdatedIn']({ shown, all })
      : homeMessages[of];
  const lists = [
    { title: homeMessages.opened, ...opened },
    { title: title('recentlyUpdated', updated.entities), ...updated },
    { title: title('newest', newest.entities), ...newest },
  ].filter(({ records }) => records === undefined || records.length > 0);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
      {lists.map((list) => (
        <RecentList
          key={list.title}
          title={list.title}
          records={list.records}
          expected={list.expected}
        />
      ))}
    </div>
  );
}

interface RecentListProps extends Recent {
  readonly title: string;
}

function RecentList({ title, records, expected }: RecentListProps) {
  const { locale, timeZone } = useValueFormat();
  const byId = new Map(
    records?.map((record) => [`${entityId(record.entity)} ${record.row.id}`, record]),
  );
  // Rows of several entities may have the same key.
  const rows = records && [...byId].map(([id, { row }]) => ({ ...row, id }));
  return (
    <RecordLines title={title} count={null} rows={rows} expected={expected}>
      {(row) => {
        const { entity, at } = byId.get(row.id) ?? {};
        return (
          <RecordLine
            row={row}
            detail={entity?.label.value ?? entity?.name}
            badge={
              at && (
                <span className="text-md text-ink-subtle">
                  <RelativeTime
                    value={at}
                    length="short"
                    withinDays={30}
                    locale={locale}
                    timeZone={timeZone}
                  />
                </span>
              )
            }
          />
        );
      }}
    </RecordLines>
  );
}

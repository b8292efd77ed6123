import type { RecordSource } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { RelativeTime } from '@ninefold/ui/components/relative-time';
import { useValueFormat } from '@ninefold/ui/fields';
import { homeMessages } from './messages.ts';
import { Tile, TileRow, TileRows } from './tile.tsx';
import { keyOfRecord } from './use-changed.ts';
import {
  type RecentRecord,
  type RecentRecords as Recent,
  useOpenedRecords,
  useRecentRecords,
} from './use-recent-records.ts';

export interface OpenedTileProps {
  readonly entities: readonly Entity[];
  readonly source: RecordSource;
}

/** The records that this person opened last on this device. */
export function OpenedTile({ entities, source }: OpenedTileProps) {
  return <RecentTile title={homeMessages.opened} {...useOpenedRecords(source, entities)} />;
}

export interface RecentTilesProps extends OpenedTileProps {
  /** The number of lists that the person can open: `entities` may be fewer. */
  readonly all: number;
}

/** Recently updated records, and the newest ones. */
export function RecentTiles({ entities, source, all }: RecentTilesProps) {
  const { updated, newest } = useRecentRecords(source, entities);
  const title = (of: 'recentlyUpdated' | 'newest', shown: number) =>
    shown < all
      ? homeMessages[of === 'newest' ? 'newestIn' : 'recentlyUpdatedIn']({ shown, all })
      : homeMessages[of];
  return (
    <>
      <RecentTile title={title('recentlyUpdated', updated.entities)} {...updated} />
      <RecentTile title={title('newest', newest.entities)} {...newest} />
    </>
  );
}

function RecentTile({ title, records, expected }: Recent & { readonly title: string }) {
  if (records === undefined ? expected === 0 : records.length === 0) return null;
  return (
    <Tile title={title}>
      <RecentRows records={records} expected={expected} />
    </Tile>
  );
}

/** Records of several entities, with what each is and when it was changed. */
export function RecentRows({ records, expected }: Recent) {
  const { locale, timeZone } = useValueFormat();
  const byId = new Map(
    records?.map((record): [string, RecentRecord] => [keyOfRecord(record), record]),
  );
  // Rows of several entities may have the same key.
  const rows = records && [...byId].map(([id, { row }]) => ({ ...row, id }));
  return (
    <TileRows rows={rows} expected={expected}>
      {(row) => {
        const { entity, at } = byId.get(row.id) ?? {};
        return (
          <TileRow
            row={row}
            badge={
              <span className="text-md text-ink-subtle">{entity?.label.value ?? entity?.name}</span>
            }
            detail={
              at && (
                <RelativeTime
                  value={at}
                  length="short"
                  withinDays={30}
                  locale={locale}
                  timeZone={timeZone}
                />
              )
            }
          />
        );
      }}
    </TileRows>
  );
}

import { Anchor } from '@ninefold/ui/components/link';
import { entityId, entityPlural } from '@ninefold/specification';
import { formatExactNumber, useValueFormat } from '@ninefold/ui/fields';
import { homeMessages } from './messages.ts';
import { RecentRows } from './recent-records.tsx';
import { Tile } from './tile.tsx';
import type { Changed } from './use-changed.ts';

/** What was changed since the person was last here: the latest records, and the list of each entity's. */
export function ChangedTile({ changed }: { readonly changed: Changed }) {
  const { locale } = useValueFormat();
  return (
    <Tile title={homeMessages.changed}>
      <RecentRows records={changed.records} expected={changed.records.length} />
      <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line pt-2">
        {changed.entities.map(({ entity, href, count }) => (
          <li key={entityId(entity)}>
            <Anchor
              href={href}
              className="-mx-2 flex min-h-8 items-center justify-between gap-3 rounded-md px-2 py-1 hover:bg-hover"
            >
              {entityPlural(entity)}
              <span className="text-md tabular-nums">
                {formatExactNumber(String(count), { locale })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Tile>
  );
}

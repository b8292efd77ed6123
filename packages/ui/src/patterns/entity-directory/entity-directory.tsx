import { Anchor } from '../../components/link/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ListSearch } from '../list-search.tsx';
import { entityDirectoryMessages } from './messages.ts';

export interface EntityDirectoryProps {
  /** The entities that were found, in the order of the list. */
  readonly entries: readonly DirectoryEntry[];
  /** The number of entities found; `entries` may be fewer. */
  readonly total: number;
  /** The search term; empty for none. */
  readonly search: string;
  /** Typing rests, Enter is pressed, or the search is emptied. */
  readonly onSearchChange: (search: string) => void;
  /** Lists more of them; absent where all are listed. */
  readonly onMore?: () => void;
  /** Another answer is on its way; what is listed is of the one before. */
  readonly busy?: boolean;
}

export interface DirectoryEntry {
  readonly id: string;
  /** "Work orders" */
  readonly title: string;
  /** The address of its list. */
  readonly href: string;
  readonly description?: string;
  /** The kind of relation, unless it is a table: "view". */
  readonly kind?: string;
  /** About how many records: "4,811". */
  readonly figure?: string;
}

/** Finds an entity among more than a navigation has room for. */
export function EntityDirectory({
  entries,
  total,
  search,
  onSearchChange,
  onMore,
  busy = false,
}: EntityDirectoryProps) {
  return (
    <div className="grid gap-3 px-4 pb-6 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListSearch
          label={entityDirectoryMessages.search}
          search={search}
          onSearchChange={onSearchChange}
          className="w-full sm:w-80"
        />
        <output className="text-md text-ink-subtle">
          {entries.length < total
            ? entityDirectoryMessages.foundMore({ listed: entries.length, total })
            : entityDirectoryMessages.found({ count: total })}
        </output>
      </div>
      {entries.length === 0 ? (
        <EmptyState
          title={entityDirectoryMessages.none}
          actions={
            <Button onClick={() => onSearchChange('')}>{entityDirectoryMessages.clear}</Button>
          }
        >
          {entityDirectoryMessages.noneAdvice}
        </EmptyState>
      ) : (
        <ul
          aria-label={entityDirectoryMessages.list}
          aria-busy={busy}
          className="overflow-clip rounded-lg border border-line bg-panel"
        >
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {onMore !== undefined && entries.length > 0 && (
        <Button className="justify-self-center" onClick={onMore} busy={busy}>
          {entityDirectoryMessages.more}
        </Button>
      )}
    </div>
  );
}

/** The whole line is pressed, its title is the link. */
function Entry({ title, href, description, kind, figure }: DirectoryEntry) {
  return (
    <li className="relative flex min-h-10 border-t border-line first:border-t-0 items-baseline gap-3 px-3 py-2 hover:bg-hover">
      <Anchor
        href={href}
        className="shrink-0 font-medium text-ink after:absolute after:inset-0 max-sm:shrink"
      >
        {title}
      </Anchor>
      {kind !== undefined && <Badge>{kind}</Badge>}
      <span className="min-w-0 flex-1 truncate text-md text-ink-subtle max-sm:hidden">
        {description}
      </span>
      <span className="ms-auto text-md text-ink-subtle tabular-nums">{figure}</span>
    </li>
  );
}

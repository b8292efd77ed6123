import { Badge } from '@ninefold/ui/components/badge';
import { Heading } from '@ninefold/ui/components/heading';
import {
  type CSSProperties,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useInsertionEffect,
  useRef,
} from 'react';
import type { Change, ChangeGroup, Standing } from '../../../report/index.ts';
import type { Review } from '../model/index.ts';
import { kindTitles, StandingBadge } from './badges.tsx';

const noGroups: readonly ChangeGroup[] = [];

/** Lists changes in their groups. Its rendering is deferred, so that no key waits for hundreds of rows. */
export function ChangeList({
  review,
  isShown,
  onSelect,
}: {
  readonly review: Review;
  /** On narrow screens, which have room for the list or the panel. */
  readonly isShown: boolean;
  readonly onSelect: (change: Change) => void;
}) {
  const list = useRef<HTMLElement>(null);
  const select = useLatest(onSelect);
  const groups = useDeferredValue(review.groups, noGroups);
  const standing = useDeferredValue(review.standing);
  const current = useDeferredValue(review.change?.key);
  const open = groups.find(({ changes }) => changes.some(({ key }) => key === current));
  useEffect(() => {
    if (open === undefined) return;
    const row = list.current?.querySelector(`[data-key="${CSS.escape(current ?? '')}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [current, open]);
  return (
    <nav
      ref={list}
      aria-label="Differences"
      data-shown={isShown}
      className="overflow-y-auto border-e border-line bg-sunken pb-4 data-[shown=false]:max-lg:hidden"
    >
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          standing={standing}
          current={group === open ? current : undefined}
          onSelect={select}
        />
      ))}
    </nav>
  );
}

/** Skips rendering of rows out of sight. Until then the group has the height of its heading and rows. */
function renderedInSight(rows: number): CSSProperties {
  return { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${2.75 * (rows + 1)}rem` };
}

const Group = memo(function Group({
  group,
  standing,
  current,
  onSelect,
}: {
  readonly group: ChangeGroup;
  readonly standing: (change: Change) => Standing;
  /** Key of the current change, where it is in this group. */
  readonly current: string | undefined;
  readonly onSelect: (change: Change) => void;
}) {
  const undecided = group.changes.filter((one) => standing(one) === 'undecided').length;
  return (
    <section style={renderedInSight(group.changes.length)}>
      <Heading
        level={2}
        size="small"
        className="flex items-center gap-2 border-b border-line bg-sunken px-4 pt-4 pb-1.5"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{group.title}</span>
        <Badge tone={undecided === 0 ? 'neutral' : 'accent'}>
          {group.changes.length}
          <span className="sr-only">
            {` ${kindTitles[group.kind].toLowerCase()}, ${undecided} undecided`}
          </span>
        </Badge>
      </Heading>
      <ul>
        {group.changes.map((change) => (
          <ChangeRow
            key={change.key}
            change={change}
            standing={standing(change)}
            isCurrent={change.key === current}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </section>
  );
});

/** Returns a function that stays the same and calls the latest one, for components in `memo`. */
function useLatest<Argument>(call: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((argument) => latest.current(argument), []);
}

/** A change in the list. In `memo`, because there can be hundreds. */
const ChangeRow = memo(function ChangeRow({
  change,
  standing,
  isCurrent,
  onSelect,
}: {
  readonly change: Change;
  readonly standing: Standing;
  readonly isCurrent: boolean;
  readonly onSelect: (change: Change) => void;
}) {
  return (
    <li className="[contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto]">
      <button
        type="button"
        data-key={change.key}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 w-full items-center gap-2 border-s-3 border-transparent px-3.5 py-1.5 text-start hover:bg-hover aria-current:border-accent aria-current:bg-accent-soft forced-colors:aria-current:border-[Highlight]"
        onClick={() => onSelect(change)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-md text-ink">
            {change.title.split('/').at(-1)}, {change.name}
          </span>
          <span className="block truncate text-sm text-ink-muted">{change.modeTitle}</span>
        </span>
        <StandingBadge standing={standing} />
      </button>
    </li>
  );
});

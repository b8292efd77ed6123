import { Badge } from '@ninefold/ui/components/badge';
import { Heading } from '@ninefold/ui/components/heading';
import { useEffect, useRef } from 'react';
import type { Change } from '../../../run/report.ts';
import type { ChangeGroup } from '../model/groups.ts';
import { useLatest } from '../model/use-latest.ts';
import type { Review } from '../model/use-review.ts';
import { ChangeRow } from './change-row.tsx';
import { kindTitles } from './kind-badge.tsx';

/** Every difference in its group. */
export function ChangeList({
  review,
  shown,
  onSelect,
}: {
  readonly review: Review;
  /** Where there is room for one of the two only. */
  readonly shown: boolean;
  readonly onSelect: (change: Change) => void;
}) {
  const list = useRef<HTMLElement>(null);
  const select = useLatest(onSelect);
  const current = review.change?.key;
  useEffect(() => {
    const row = list.current?.querySelector(`[data-key="${CSS.escape(current ?? '')}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={list}
      aria-label="Differences"
      data-shown={shown}
      className="overflow-y-auto border-e border-line bg-sunken pb-4 data-[shown=false]:max-lg:hidden"
    >
      {review.groups.map((group) => (
        <Group key={group.id} group={group} review={review} onSelect={select} />
      ))}
    </nav>
  );
}

/** Rows that are not in sight cost nothing: the browser draws a group when it is scrolled to. */
const drawnInSight = '[content-visibility:auto] [contain-intrinsic-block-size:auto_6rem]';

function Group({
  group,
  review,
  onSelect,
}: {
  readonly group: ChangeGroup;
  readonly review: Review;
  readonly onSelect: (change: Change) => void;
}) {
  const undecided = group.changes.filter((one) => review.standing(one) === 'undecided').length;
  return (
    <section className={drawnInSight}>
      <Heading
        level={2}
        size="sm"
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
            standing={review.standing(change)}
            current={change.key === review.change?.key}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </section>
  );
}

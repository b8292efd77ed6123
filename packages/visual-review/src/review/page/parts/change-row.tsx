import { memo } from 'react';
import type { Change, Standing } from '../../../report/index.ts';
import { StandingBadge } from './standing-badge.tsx';

/** A change in the list. In `memo`, because there can be hundreds. */
export const ChangeRow = memo(function ChangeRow({
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

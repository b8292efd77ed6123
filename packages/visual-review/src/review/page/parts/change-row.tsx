import { memo } from 'react';
import { modes } from '../../../modes.ts';
import type { Change } from '../../../run/report.ts';
import type { Standing } from '../model/groups.ts';
import { StandingBadge } from './standing-badge.tsx';

/** A difference in the list. Drawn again only when something of it changes: there may be hundreds. */
export const ChangeRow = memo(function ChangeRow({
  change,
  standing,
  current,
  onSelect,
}: {
  readonly change: Change;
  readonly standing: Standing;
  readonly current: boolean;
  readonly onSelect: (change: Change) => void;
}) {
  return (
    <li className="[contain-intrinsic-block-size:auto_2.75rem] [content-visibility:auto]">
      <button
        type="button"
        data-key={change.key}
        aria-current={current ? 'true' : undefined}
        className="flex min-h-11 w-full items-center gap-2 border-s-3 border-transparent px-3.5 py-1.5 text-start hover:bg-hover aria-current:border-accent aria-current:bg-accent-soft forced-colors:aria-current:border-[Highlight]"
        onClick={() => onSelect(change)}
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate text-md text-ink">
            {change.title.split('/').at(-1)}, {change.name}
          </span>
          <span className="block truncate text-sm text-ink-muted">{modeTitle(change.mode)}</span>
        </span>
        <StandingBadge standing={standing} />
      </button>
    </li>
  );
});

/** A mode that is no longer among the modes keeps its name. */
export function modeTitle(name: string): string {
  return modes.find((mode) => mode.name === name)?.title ?? name;
}

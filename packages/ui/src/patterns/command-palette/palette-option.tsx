import { AppWindow, FileText, History, Table2, Zap } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { ariaShortcut, Kbd } from '../../components/kbd/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { useShownShortcut } from '../screen-actions/index.ts';
import type { FoundCommand, Range } from './match.ts';

export interface PaletteOptionProps {
  readonly id: string;
  readonly found: FoundCommand;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onPress: (event: MouseEvent) => void;
}

const icons = {
  action: Zap,
  list: Table2,
  recent: History,
  record: FileText,
  screen: AppWindow,
} as const;

const styles =
  'group/option flex min-h-9 cursor-default items-center gap-2.5 rounded-md px-2 py-1 text-ink no-underline touch:min-h-11 aria-disabled:text-ink-subtle data-active:bg-hover data-active:outline-2 data-active:-outline-offset-2 data-active:outline-focus forced-colors:aria-disabled:text-[GrayText] forced-colors:data-active:system-highlight';

/** One command of the list: a real link where it leads somewhere. */
export function PaletteOption({ id, found, isActive, onPoint, onPress }: PaletteOptionProps) {
  const { label, detail, kind, href, disabledReason } = found.command;
  const shortcut = useShownShortcut()(found.command.shortcut);
  const Icon = kind && icons[kind];
  const beside = disabledReason ?? detail;
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-disabled': disabledReason !== undefined || undefined,
    'aria-keyshortcuts': shortcut && ariaShortcut(shortcut),
    'data-slot': 'command-palette-option',
    'data-active': isActive || undefined,
    tabIndex: -1,
    className: styles,
    onPointerMove: onPoint,
    onClick: onPress,
    // The focus stays in the input.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0 opacity-70" />}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <bdi className="min-w-0 wrap-anywhere">
          <Highlighted text={label} ranges={found.ranges} />
        </bdi>
        {beside !== undefined && (
          <bdi className="min-w-0 text-sm text-ink-subtle wrap-anywhere group-data-active/option:text-ink-muted forced-colors:text-inherit">
            {beside}
          </bdi>
        )}
      </span>
      {shortcut !== undefined && (
        <Kbd shortcut={shortcut} aria-hidden="true" className="shrink-0 max-sm:hidden" />
      )}
    </>
  );
  if (href !== undefined && disabledReason === undefined) {
    return (
      <Anchor href={href} {...props}>
        {content}
      </Anchor>
    );
  }
  // The keys are pressed in the input, which names it as its active descendant.
  return <div {...props}>{content}</div>;
}

interface HighlightedProps {
  readonly text: string;
  readonly ranges: readonly Range[];
}

/** A text, underlined where it matches: another weight would part the letters of Arabic. */
function Highlighted({ text, ranges }: HighlightedProps): ReactNode {
  const parts = ranges.map((range, index) => (
    <span key={range.start}>
      {text.slice(ranges[index - 1]?.end ?? 0, range.start)}
      <mark className="bg-transparent text-inherit underline decoration-1 underline-offset-3">
        {text.slice(range.start, range.end)}
      </mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}

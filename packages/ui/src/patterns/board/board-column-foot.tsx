import { Button } from '../../components/button/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { focusNear, upOrDown } from './board-keys.ts';
import type { BoardColumn } from './board-props.ts';
import { boardMessages } from './messages.ts';

interface ColumnFootProps {
  readonly column: BoardColumn;
  /** Whether Tab leads to this column. */
  readonly isTabStop: boolean;
}

/** Leads to the records that a column doesn't show. It stays in sight below its cards. */
export function ColumnFoot({ column, isTabStop }: ColumnFootProps) {
  const { onMore, moreBusy, allHref } = column;
  if (onMore === undefined && allHref === undefined) return null;
  const plain = { size: 'small', variant: 'ghost', tabIndex: isTabStop ? 0 : -1 } as const;
  return (
    <div data-slot="board-column-foot" className="grid border-t border-line p-1">
      {onMore === undefined ? (
        <Button {...plain} asChild>
          <Anchor href={allHref}>{boardMessages.all}</Anchor>
        </Button>
      ) : (
        <Button {...plain} ref={leaveFocus} busy={moreBusy} onClick={onMore}>
          {boardMessages.more}
        </Button>
      )}
    </div>
  );
}

/** Leaves the focus at the last card when the button that has it goes, because there are no more. */
function leaveFocus(button: HTMLElement | null) {
  return () => {
    if (button === null || button !== document.activeElement) return;
    const last = upOrDown(button, 'ArrowUp');
    // React hears nothing of a focus that moves while it changes the page.
    if (last !== undefined) queueMicrotask(() => focusNear(last));
  };
}

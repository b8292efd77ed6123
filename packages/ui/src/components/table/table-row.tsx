import type { ComponentProps, MouseEvent } from 'react';
import { tableStyles } from './styles.ts';

const interactive = 'a, button, input, select, textarea, label, summary, [role=button], [tabindex]';

export interface TableRowProps extends ComponentProps<'tr'> {
  readonly selected?: boolean;
}

/**
 * A row. With a TableRowLink in it, a click anywhere on the row follows that
 * link: a larger target for the mouse, that leaves text selectable and other
 * controls alone. The link is what the keyboard and screen readers use.
 */
export function TableRow({
  selected = false,
  className,
  onClick,
  onAuxClick,
  ...props
}: TableRowProps) {
  return (
    <tr
      data-slot="table-row"
      data-selected={selected || undefined}
      aria-selected={selected || undefined}
      className={tableStyles({ selected }).row({ className })}
      onClick={(event) => {
        onClick?.(event);
        followRowLink(event);
      }}
      onAuxClick={(event) => {
        onAuxClick?.(event);
        if (event.button === 1) followRowLink(event);
      }}
      {...props}
    />
  );
}

function followRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const control = target.closest(interactive);
  if (control !== null && currentTarget.contains(control)) return;
  if (document.getSelection()?.isCollapsed === false) return;
  const link = currentTarget.querySelector('[data-slot=table-row-link]');
  link?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      button: event.button,
      ctrlKey: event.ctrlKey || event.button === 1,
      metaKey: event.metaKey || event.button === 1,
      shiftKey: event.shiftKey,
      altKey: event.altKey,
    }),
  );
}

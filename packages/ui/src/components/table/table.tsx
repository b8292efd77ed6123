import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { useScrollableRegion } from '../scrollable-region.ts';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tableStyles } from './styles.ts';

/** Data in rows and columns. Give it an `aria-label` or a TableCaption. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table data-slot="table" className={tableStyles().table({ className })} {...props} />;
}

export function TableCaption({ className, ...props }: ComponentProps<'caption'>) {
  return (
    <caption
      data-slot="table-caption"
      className={tableStyles().caption({ className })}
      {...props}
    />
  );
}

/** Stays in sight while the rows scroll under it. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead data-slot="table-head" className={tableStyles().head({ className })} {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />;
}

export interface TableScrollProps extends ComponentProps<'div'> {
  /** Names the region while it scrolls: usually what the table's caption says. */
  readonly label: string;
}

/**
 * Around a Table: scrolls both ways under its sticky header. It takes keyboard
 * focus, and becomes a named region, only while there is something to scroll.
 */
export function TableScroll({ label, className, ref, ...props }: TableScrollProps) {
  const element = useRef<HTMLDivElement>(null);
  const region = useScrollableRegion(element, label);
  return (
    <div
      data-slot="table-scroll"
      ref={useComposedRefs(element, ref)}
      className={tableStyles().scroll({ className })}
      {...region}
      {...props}
    />
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /** `end` for numbers, so that their digits line up. */
  readonly align?: 'start' | 'end';
}

export function TableCell({ align, className, ...props }: TableCellProps) {
  return (
    <td data-slot="table-cell" className={tableStyles({ align }).cell({ className })} {...props} />
  );
}

// The cells of a grid take the focus, and are no control.
const interactive =
  'a, button, input, select, textarea, label, summary, [role=button], [tabindex]:not(td, th)';

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

/** The cell that names its row: screen readers say it with the row's other cells. */
export function TableRowHeader({ className, ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-row-header"
      scope="row"
      className={tableStyles().rowHeader({ className })}
      {...props}
    />
  );
}

export interface TableRowLinkProps extends ComponentProps<'a'> {
  /** For a router's link. */
  readonly asChild?: boolean;
}

/** The link of a row, on the record's label. One for each row. */
export function TableRowLink({ className, ...props }: TableRowLinkProps) {
  return (
    <StyledAnchor
      data-slot="table-row-link"
      className={tableStyles().link({ className })}
      {...props}
    />
  );
}

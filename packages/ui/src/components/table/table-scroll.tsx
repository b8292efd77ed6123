import { useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../merged-ref.ts';
import { useScrollableRegion } from '../scrollable-region.ts';
import { tableStyles } from './styles.ts';

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
      ref={useMergedRef(element, ref)}
      className={tableStyles().scroll({ className })}
      {...region}
      {...props}
    />
  );
}

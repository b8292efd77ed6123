import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useMergedRef } from '../merged-ref.ts';
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
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const container = element.current;
    if (container === null) return undefined;
    const measure = (): void =>
      setScrolls(
        container.scrollWidth > container.clientWidth ||
          container.scrollHeight > container.clientHeight,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    if (container.firstElementChild) observer.observe(container.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      data-slot="table-scroll"
      ref={useMergedRef(element, ref)}
      className={tableStyles().scroll({ className })}
      {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      {...props}
    />
  );
}

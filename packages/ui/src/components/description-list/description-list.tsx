import type { ComponentProps, ReactNode } from 'react';
import { tv } from '../styling/index.ts';

const styles = tv({
  slots: {
    list: 'grid grid-cols-1 gap-x-8 gap-y-2.5',
    item: 'grid min-w-0 grid-cols-[clamp(6rem,36%,9.5rem)_minmax(0,1fr)] gap-x-4',
    term: 'min-w-0 break-words text-ink-subtle',
    details: 'min-w-0 break-words text-ink',
  },
  variants: {
    columns: { 1: {}, 2: { list: '@2xl:grid-cols-2' } },
    wide: { true: { item: 'col-span-full @max-md:grid-cols-1' } },
  },
  defaultVariants: { columns: 1 },
});

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Shows two beside each other where there is room. */
  readonly columns?: 1 | 2;
}

/** Names and values that describe one thing. */
export function DescriptionList({ columns, className, ...props }: DescriptionListProps) {
  return (
    <div data-slot="description-list" className="@container">
      <dl className={styles({ columns }).list({ className })} {...props} />
    </div>
  );
}

export interface DescriptionItemProps extends ComponentProps<'div'> {
  readonly term: ReactNode;
  /** Across all columns, and below its name where there is little room, for a long value. */
  readonly wide?: boolean;
  /** The value; “—” where it is empty. */
  readonly children: ReactNode;
}

/** One name with its value. */
export function DescriptionItem({
  term,
  wide,
  className,
  children,
  ...props
}: DescriptionItemProps) {
  const part = styles({ wide });
  return (
    <div data-slot="description-item" className={part.item({ className })} {...props}>
      <dt data-slot="description-term" className={part.term()}>
        {term}
      </dt>
      <dd data-slot="description-details" className={part.details()}>
        {children}
      </dd>
    </div>
  );
}

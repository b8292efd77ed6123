import type { ComponentProps } from 'react';
import { tableStyles } from './styles.ts';

export type TableProps = ComponentProps<'table'>;

/** Data in rows and columns. Give it an `aria-label` or a TableCaption. */
export function Table({ className, ...props }: TableProps) {
  return <table data-slot="table" className={tableStyles().table({ className })} {...props} />;
}

export type TableCaptionProps = ComponentProps<'caption'>;

export function TableCaption({ className, ...props }: TableCaptionProps) {
  return (
    <caption
      data-slot="table-caption"
      className={tableStyles().caption({ className })}
      {...props}
    />
  );
}

export type TableHeadProps = ComponentProps<'thead'>;

/** Stays in sight while the rows scroll under it. */
export function TableHead({ className, ...props }: TableHeadProps) {
  return <thead data-slot="table-head" className={tableStyles().head({ className })} {...props} />;
}

export type TableBodyProps = ComponentProps<'tbody'>;

export function TableBody(props: TableBodyProps) {
  return <tbody data-slot="table-body" {...props} />;
}

import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { Link } from '@ninefold/ui/components/link';
import { Skeleton } from '@ninefold/ui/components/skeleton';
import type { RecordRow } from '@ninefold/ui/shapes';
import { type ReactNode, useId } from 'react';

export interface TileProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** The grid of home, into which every tile fits. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[repeat(2,minmax(0,1fr))] min-[96rem]:grid-cols-[repeat(3,minmax(0,1fr))]">
      {children}
    </div>
  );
}

/** A part of home with a few records. */
export function Tile({ title, children }: TileProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
        </CardHeader>
        {children}
      </section>
    </Card>
  );
}

/** Stands for a tile until its records are read. */
export function TileSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton className="w-1/3" />
      <TileRows rows={undefined} expected={4}>
        {() => null}
      </TileRows>
    </Card>
  );
}

export interface TileRowsProps<Row extends RecordRow> {
  /** Undefined while they are read. */
  readonly rows: readonly Row[] | undefined;
  /** The number of rows that are likely to come. */
  readonly expected: number;
  readonly children: (row: Row) => ReactNode;
}

export function TileRows<Row extends RecordRow>({ rows, expected, children }: TileRowsProps<Row>) {
  if (rows?.length === 0) return null;
  return (
    <ul aria-busy={rows === undefined} className="border-t border-line">
      {rows?.map((row) => (
        <li key={row.id} className="border-line not-last:border-b">
          {children(row)}
        </li>
      )) ??
        Array.from({ length: expected }, (_row, index) => (
          <li key={index} className="flex min-h-9 items-center border-line not-last:border-b">
            <Skeleton className="w-1/2" />
          </li>
        ))}
    </ul>
  );
}

export interface TileRowProps {
  readonly row: RecordRow;
  /** When, or of what kind. */
  readonly detail?: ReactNode;
  readonly badge?: ReactNode;
}

/** One record: its title, then what tells when and in which state it is. Without room these are below it. */
export function TileRow({ row, detail, badge }: TileRowProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 py-1 sm:flex-nowrap">
      <div className="-mx-1 min-w-0 basis-full px-1 leading-6 sm:flex-1 sm:basis-0 sm:truncate">
        {row.href === undefined ? (
          <span className="font-medium">{row.title}</span>
        ) : (
          <Link href={row.href} variant="quiet" className="font-medium">
            {row.title}
          </Link>
        )}
      </div>
      {badge !== undefined && <div className="flex min-w-0 sm:w-27">{badge}</div>}
      {detail !== undefined && (
        <div className="ms-auto shrink-0 text-end text-md text-ink-subtle sm:ms-0 sm:min-w-32">
          {detail}
        </div>
      )}
    </div>
  );
}

import { Skeleton } from '../skeleton/index.ts';
import { joinClassNames } from '../styling/index.ts';

/** Uneven, as values are. */
const widths = ['w-20', 'w-14', 'w-24', 'w-16', 'w-12'];
const firstWidths = ['w-40', 'w-32', 'w-48', 'w-36'];

export interface SkeletonValueProps {
  readonly row: number;
  readonly column: number;
  readonly align: 'start' | 'end' | undefined;
}

/** Renders the placeholder of a value. */
export function SkeletonValue({ row, column, align }: SkeletonValueProps) {
  return (
    <Skeleton
      className={joinClassNames(
        column === 0
          ? firstWidths[row % firstWidths.length]
          : widths[(row + column * 2) % widths.length],
        align === 'end' && 'ms-auto',
      )}
    />
  );
}

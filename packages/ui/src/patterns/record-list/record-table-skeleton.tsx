import { Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { TableBody, TableCell, TableRow } from '../../components/table/index.ts';
import { isAmount } from '../../fields/index.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);
/** Uneven, as values are. */
const widths = ['w-20', 'w-14', 'w-24', 'w-16', 'w-12'];
const titleWidths = ['w-40', 'w-32', 'w-48', 'w-36'];

export interface RecordTableSkeletonProps {
  readonly fields: readonly FieldDescriptor[];
  readonly label: string;
}

/** Where rows will be. Its columns are those of the list, so that nothing jumps. */
export function RecordTableSkeleton({ fields, label }: RecordTableSkeletonProps) {
  return (
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row} className="pointer-events-none">
          {fields.map((field, column) => (
            <TableCell key={field.name} align={isAmount(field) ? 'end' : 'start'}>
              {row === 0 && column === 0 && <output className="sr-only">{label}</output>}
              <Skeleton
                className={joinClassNames(
                  column === 0
                    ? titleWidths[row % titleWidths.length]
                    : widths[(row + column * 2) % widths.length],
                  isAmount(field) && 'ms-auto',
                )}
              />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

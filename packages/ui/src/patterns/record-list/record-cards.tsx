import { Skeleton } from '../../components/skeleton/index.ts';
import { WhyMark } from '../why/index.ts';
import { CardContent, type CardContentProps } from './card-content.tsx';
import { recordListMessages } from './messages.ts';
import type { RecordListProps } from './record-list-props.ts';
import { dimmed } from './styles.ts';

/** The rows as cards, for phones. */
export function RecordCards({ label, fields, page, busy = false }: RecordListProps) {
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      aria-busy={busy || page === undefined || undefined}
    >
      {page === undefined ? (
        <CardSkeletons label={recordListMessages.loading} />
      ) : (
        <ul aria-label={label} className={busy ? dimmed : undefined}>
          {page.rows.map((row) => (
            <Card key={row.id} row={row} fields={fields} />
          ))}
        </ul>
      )}
      {/* A card names no columns; what they mean can be asked in the list of what can be asked. */}
      {fields.map((field) => (
        <WhyMark key={field.name} why={field.why} name={field.label} />
      ))}
    </div>
  );
}

function Card({ row, fields }: CardContentProps) {
  return (
    <li className="relative flex flex-col gap-1 border-b border-line px-4 py-3 active:bg-hover">
      <CardContent row={row} fields={fields} wholeCard />
    </li>
  );
}

const skeletons = [0, 1, 2, 3, 4, 5];

function CardSkeletons({ label }: { readonly label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      {skeletons.map((index) => (
        <div key={index} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <Skeleton className="w-48" />
          <Skeleton className="w-32" />
          <Skeleton className="w-40" />
        </div>
      ))}
    </>
  );
}

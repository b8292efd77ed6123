import { useLabels } from '../../labels/index.ts';
import { Anchor } from '../../components/link/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import { RecordMark } from '../record-mark.tsx';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { WhyMark } from '../why/index.ts';
import { cardLines, speaksForItself } from './card-lines.ts';
import { recordListLabels } from './labels.ts';
import type { RecordListProps } from './record-list-props.ts';
import { dimmed } from './styles.ts';

/** The rows as cards, for phones. */
export function RecordCards({ label, fields, page, busy = false }: RecordListProps) {
  const labels = useLabels(recordListLabels);
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain short:overflow-visible"
      aria-busy={busy || page === undefined || undefined}
    >
      {page === undefined ? (
        <CardSkeletons label={labels.loading} />
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

function Card({
  row,
  fields,
}: {
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
}) {
  const [title, ...others] = fields;
  const lines = cardLines(others, row);
  return (
    <li className="relative flex flex-col gap-1 border-b border-line px-4 py-3 active:bg-hover">
      {row.href === undefined ? (
        <span className="font-medium">{title && <CardValue row={row} field={title} />}</span>
      ) : (
        // The whole card is the link's target.
        <Anchor
          href={row.href}
          className="font-medium text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {title && <CardValue row={row} field={title} />}
        </Anchor>
      )}
      {lines.first.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {lines.first.map((field) => (
            <span key={field.name} className="min-w-0 truncate">
              <span className={speaksForItself(field, lines.first) ? 'sr-only' : 'text-ink-subtle'}>
                {field.label}{' '}
              </span>
              <CardValue row={row} field={field} />
            </span>
          ))}
        </div>
      )}
      {lines.second.length > 0 && (
        <div className="flex min-w-0 flex-wrap text-ink-subtle">
          {lines.second.map((field, index) => (
            // Whole or on the next line: half an amount would be another one.
            <span key={field.name} className="max-w-full truncate">
              <span className={speaksForItself(field, lines.second) ? 'sr-only' : undefined}>
                {field.label}{' '}
              </span>
              <CardValue row={row} field={field} />
              {index < lines.second.length - 1 && <span className="whitespace-pre"> · </span>}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

/** A reference is named, not linked: the card is a link already. */
function CardValue({ row, field }: { readonly row: RecordRow; readonly field: FieldDescriptor }) {
  const link = field.reference && row.links[field.reference.constraint];
  return (
    <>
      {row.shown?.[field.name] ?? (
        <FieldDisplay
          field={field}
          value={row.values[field.name]}
          link={link && { label: link.label }}
          place="cell"
        />
      )}
      <RecordMark row={row} field={field} />
    </>
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

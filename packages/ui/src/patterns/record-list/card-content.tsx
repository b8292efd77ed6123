import { Anchor } from '../../components/link/index.ts';
import { FieldDisplay, isAmount } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { MarkedValue } from '../record-mark.tsx';

export interface CardContentProps {
  readonly row: RecordRow;
  /** The first is the card's title. */
  readonly fields: readonly FieldDescriptor[];
  /** Extends the link to the whole card, which has to be `relative`. */
  readonly wholeCard?: boolean;
  /** Of its link. */
  readonly tabIndex?: number;
}

/** The title of a record as a link, and two lines with what matters most of its values. */
export function CardContent({ row, fields, wholeCard = false, tabIndex }: CardContentProps) {
  const [title, ...others] = fields;
  const lines = cardLines(others, row);
  return (
    <>
      {row.href === undefined ? (
        <span className={wholeCard ? 'font-medium' : 'pe-14 font-medium'}>
          {title && <CardValue row={row} field={title} />}
        </span>
      ) : (
        <Anchor
          href={row.href}
          tabIndex={tabIndex}
          // Dragging it drags the card.
          draggable={wholeCard ? undefined : false}
          className={wholeCard ? cardLink.whole : cardLink.title}
        >
          {title && <CardValue row={row} field={title} />}
        </Anchor>
      )}
      {lines.first.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          {lines.first.map((field) => (
            <span key={field.name} className={wholeCard ? 'min-w-0 truncate' : wrapping}>
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
    </>
  );
}

/** A mark begins its own line where it doesn't fit, without the space before it. */
const wrapping = '-ms-2 flex min-w-0 flex-wrap [&>*]:ms-2';

const cardLink = {
  whole:
    'font-medium text-ink no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
  // Beside it are the card's buttons.
  title: 'pe-14 font-medium text-ink hover:underline',
};

/** A reference is named, not linked: the card is a link, or can be dragged. */
function CardValue({ row, field }: { readonly row: RecordRow; readonly field: FieldDescriptor }) {
  const link = field.reference && row.links[field.reference.constraint];
  return (
    <MarkedValue row={row} field={field}>
      {row.shown?.[field.name] ?? (
        <FieldDisplay
          field={field}
          value={row.values[field.name]}
          link={link && { label: link.label }}
          place="cell"
        />
      )}
    </MarkedValue>
  );
}

const most = { first: 2, second: 4 };
const moments = new Set(['date', 'time', 'timestamp', 'instant', 'interval']);
/** Their values do not fit on a line. */
const unfit = new Set(['json', 'binary', 'array', 'uuid']);

/** Chooses a card's lines: first states, times and amounts, then fields that identify it. */
export function cardLines(columns: readonly FieldDescriptor[], row: RecordRow) {
  const filled = columns.filter((field) => fits(field, row) && !isEmpty(field, row));
  const first = filled
    .filter((field) => rank(field) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most.first);
  const second = filled.filter((field) => !first.includes(field)).slice(0, most.second);
  return { first, second };
}

/** States before times before amounts; 3 for what is never on the first line. */
function rank(field: FieldDescriptor): number {
  if (field.reference !== undefined) return 3;
  if (field.options?.some((option) => option.tone !== undefined)) return 0;
  if (moments.has(field.kind)) return 1;
  return isAmount(field) || field.kind === 'boolean' ? 2 : 3;
}

/** Returns whether a value on a card says by itself what it is. */
export function speaksForItself(field: FieldDescriptor, line: readonly FieldDescriptor[]): boolean {
  if (isAmount(field) || field.kind === 'boolean') return false;
  // Two dates beside each other do not.
  return line.filter((other) => moments.has(other.kind)).length < 2 || !moments.has(field.kind);
}

function fits(field: FieldDescriptor, { shown }: RecordRow): boolean {
  return (
    field.reference !== undefined || !unfit.has(field.kind) || shown?.[field.name] !== undefined
  );
}

function isEmpty(field: FieldDescriptor, row: RecordRow): boolean {
  if (row.shown?.[field.name] !== undefined) return false;
  if (field.reference !== undefined && row.links[field.reference.constraint]) return false;
  const value = row.values[field.name];
  return value === null || value === undefined || value === '';
}

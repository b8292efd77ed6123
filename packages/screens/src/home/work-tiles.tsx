import { Anchor } from '@ninefold/ui/components/link';
import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  entityName,
  entityPlural,
  type Field,
  type Specification,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { FieldDisplay, formatExactNumber, useValueFormat } from '@ninefold/ui/fields';
import { Why } from '@ninefold/ui/patterns/why';
import type { RecordRow } from '@ninefold/ui/shapes';
import { openingAddress } from '../addresses/index.ts';
import { fieldDescriptor } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { attentionMessages } from './messages.ts';
import { Tile, TileRow, TileRows } from './tile.tsx';
import { type Counted, rowsInTile, type WorkOfEntity } from './use-work.ts';

export interface WorkTilesProps {
  readonly specification: Specification;
  readonly work: readonly WorkOfEntity[];
}

/** The person's work with the records of each entity: the most pressing ones, and how many others there are. */
export function WorkTiles({ specification, work }: WorkTilesProps) {
  return work.map((each) => (
    <WorkTile key={entityId(each.entity)} specification={specification} work={each} />
  ));
}

interface WorkTileProps {
  readonly specification: Specification;
  readonly work: WorkOfEntity;
}

function WorkTile({ specification, work }: WorkTileProps) {
  const { entity, reasons, rows, due, state } = work;
  const { roles } = useScreen();
  const [first, ...others] = reasons;
  const guessed = reasons.find(({ source }) => source.from === 'derived');
  const plural = entityPlural(entity);
  return (
    <Tile
      title={
        <Anchor
          href={openingAddress(entity, roles)}
          data-why={question('entity', entityId(entity))}
          data-why-name={plural}
          className="hover:underline"
        >
          {plural}
        </Anchor>
      }
    >
      <ReasonLine reason={first} />
      <TileRows rows={rows} expected={Math.min(first.count ?? 0, rowsInTile)}>
        {(row) => (
          <TileRow
            row={row}
            detail={due && <Value {...{ specification, entity, row }} field={due} />}
            badge={
              // All of these are in one.
              state !== undefined && first.by !== 'state' ? (
                <Value {...{ specification, entity, row }} field={state} />
              ) : undefined
            }
          />
        )}
      </TileRows>
      {others.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-line pt-2">
          {others.map((reason) => (
            <li key={reason.href}>
              <ReasonLine reason={reason} />
            </li>
          ))}
        </ul>
      )}
      {guessed?.why !== undefined && (
        <p className="text-sm text-ink-subtle">
          {attentionMessages.guessed} <Why why={guessed.why}>{attentionMessages.why}</Why>
        </p>
      )}
    </Tile>
  );
}

interface ValueProps {
  readonly specification: Specification;
  readonly entity: Entity;
  readonly row: RecordRow;
  readonly field: Field;
}

function Value({ specification, entity, row, field }: ValueProps) {
  const value = row.values[field.name];
  if (value === undefined || value === null) return null;
  const descriptor = fieldDescriptor(specification, entity, field);
  return <FieldDisplay field={descriptor} value={value} place="cell" />;
}

/** Leads to the list of exactly the records of a reason. */
function ReasonLine({ reason }: { readonly reason: Counted }) {
  const { entity, label, tone, href, moves, count, why } = reason;
  const { locale } = useValueFormat();
  return (
    <Anchor
      href={href}
      data-why={why}
      data-why-name={why && attentionMessages.lineName({ ...entityName(entity), label })}
      className="-mx-2 flex min-h-8 items-center gap-3 rounded-md px-2 py-1 hover:bg-hover"
    >
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {moves.length > 0 && (
        <span className="min-w-0 flex-1 truncate text-md text-ink-subtle">
          {formatList(moves, 'or')}
        </span>
      )}
      <span className="ms-auto text-md tabular-nums">
        {count === null ? '—' : formatExactNumber(String(count), { locale })}
      </span>
    </Anchor>
  );
}

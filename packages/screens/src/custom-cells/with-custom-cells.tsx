import { type Declaration, type Entity, entityId, ownEntry } from '@ninefold/specification';
import type { OwnCellModule } from '@ninefold/specification/declaration';
import type { CustomDisplayProps, FieldDescriptor } from '@ninefold/ui/shapes';
import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { CustomCell } from './define-cell.ts';

/** Gives fields the displays that the team wrote for them. They are loaded with the first value. */
export function withCustomCells(
  fields: readonly FieldDescriptor[],
  entity: Entity,
  { entities = {} }: Pick<Declaration, 'entities'>,
): readonly FieldDescriptor[] {
  const declared = ownEntry(entities, entityId(entity))?.fields ?? {};
  return fields.map((field) => {
    const load = ownEntry(declared, field.name)?.cell;
    return load === undefined ? field : { ...field, display: customCell(load) };
  });
}

type Load = () => Promise<OwnCellModule>;

const cells = new WeakMap<Load, ComponentType<CustomDisplayProps>>();

/** Returns the display that a declared function loads: the same component every time. Where it fails, the value is shown. */
function customCell(load: Load): ComponentType<CustomDisplayProps> {
  const known = cells.get(load);
  if (known !== undefined) return known;
  const Loaded = lazy(async () => {
    // `defineCell` made it. Without a connection the value itself is shown.
    const cell = (await load().catch(() => undefined)) as CustomCell | undefined;
    return { default: cell?.component ?? Plain };
  });
  const display = (props: CustomDisplayProps) => (
    <CatchBoundary
      getResetKey={() => JSON.stringify(props.value)}
      errorComponent={() => <Plain {...props} />}
    >
      <Suspense fallback={<Plain {...props} />}>
        <Loaded {...props} />
      </Suspense>
    </CatchBoundary>
  );
  cells.set(load, display);
  return display;
}

function Plain({ value, label }: CustomDisplayProps) {
  return label ?? (typeof value === 'object' ? '…' : String(value));
}

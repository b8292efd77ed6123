import { type Declaration, type Entity, entityId, ownEntry } from '@ninefold/specification';
import type { OwnCellModule } from '@ninefold/specification/declaration';
import { lazyDisplay } from '@ninefold/ui/fields';
import type { FieldDescriptor, KindDisplayProps } from '@ninefold/ui/shapes';
import type { ComponentType } from 'react';
import { PlainValue } from './plain-value.tsx';

type Load = () => Promise<OwnCellModule>;

const cells = new WeakMap<Load, ComponentType<KindDisplayProps>>();

/** Gives fields the displays that the team wrote for them. They are loaded with the first value. */
export function withCustomCells(
  fields: readonly FieldDescriptor[],
  entity: Entity,
  { entities = {} }: Pick<Declaration, 'entities'>,
): readonly FieldDescriptor[] {
  const declared = ownEntry(entities, entityId(entity))?.fields ?? {};
  return fields.map((field) => {
    const load = ownEntry(declared, field.name)?.cell;
    if (load === undefined) return field;
    const display =
      cells.get(load) ??
      lazyDisplay(async () => (await import('./custom-cell.tsx')).customCell(load), PlainValue);
    cells.set(load, display);
    return { ...field, display };
  });
}

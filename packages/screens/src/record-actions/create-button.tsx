import { createPath, type Entity, entityLabel, inSentence } from '@ninefold/specification';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';

export interface CreateButtonProps {
  readonly entity: Entity;
  /** "New work order" when absent. */
  readonly children?: ReactNode;
}

/** Leads to the form of a new record. */
export function CreateButton({ entity, children }: CreateButtonProps) {
  const name = `New ${inSentence(entityLabel(entity))}`;
  return (
    <ActionButton
      entity={entity}
      action="insert"
      name={name}
      href={createPath(entity)}
      variant="primary"
    >
      {children ?? name}
    </ActionButton>
  );
}

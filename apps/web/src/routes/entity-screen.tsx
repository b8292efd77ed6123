import { type Entity, findEntity } from '@ninefold/data/specification';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreen } from '../application/use-screen.ts';
import { NotFound } from './not-found.tsx';

export interface EntityScreenProps {
  readonly children: (entity: Entity) => ReactNode;
}

/**
 * A screen of the entity that the address names. One that does not exist and
 * one that this person may not know of give the same answer.
 */
export function EntityScreen({ children }: EntityScreenProps) {
  const { known } = useScreen();
  const { entity: segment = '' } = useParams({ strict: false });
  const entity = findEntity(known.specification, segment);
  if (entity === undefined || entity.hidden?.value === true || !entity.grants.select) {
    return <NotFound />;
  }
  return children(entity);
}

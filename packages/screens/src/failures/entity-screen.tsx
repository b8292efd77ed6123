import { type Entity, entityId, findEntity, isOpen } from '@ninefold/specification';
import { useParams } from '@tanstack/react-router';
import { type FunctionComponent, useState } from 'react';
import { deferred } from '../application/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { NotFound } from './not-found.ts';

const EntityGone = deferred(() => import('./entity-gone.tsx'), 'EntityGone');

export interface EntityScreenProps {
  readonly entity: Entity;
}

/**
 * Returns a screen of the entity that the address names. One that does not exist and
 * one that this person may not know of give the same answer.
 */
export function entityScreen(Screen: FunctionComponent<EntityScreenProps>): FunctionComponent {
  return function EntityScreen() {
    const { entity: segment = '' } = useParams({ strict: false });
    return <OpenEntity key={segment} segment={segment} screen={Screen} />;
  };
}

interface OpenEntityProps {
  readonly segment: string;
  readonly screen: FunctionComponent<EntityScreenProps>;
}

function OpenEntity({ segment, screen: Screen }: OpenEntityProps) {
  const { loaded } = useScreen();
  const found = findEntity(loaded.specification, segment);
  const entity = found !== undefined && isOpen(found) ? found : undefined;
  // One that goes while its screen is open stays there: something may be typed in it.
  const [last, setLast] = useState(entity);
  if (entity !== undefined && entity !== last) setLast(entity);
  const shown = entity ?? last;
  if (shown === undefined) return <NotFound />;
  return (
    <>
      {entity === undefined && <EntityGone entity={shown} />}
      <Screen key={entityId(shown)} entity={shown} />
    </>
  );
}

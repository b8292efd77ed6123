import type { Entity } from '@ninefold/specification';
import { type Action, type Obstacle, obstacleTo } from '@ninefold/specification/explain';
import type { Known } from '../queries/specification.ts';
import { useScreen } from './use-screen.ts';

/**
 * What keeps this person from an action, whichever record it is; undefined where nothing does.
 *
 * @param among What is known of the entities; what the screen knows where left out.
 */
export function useObstacle(
  among?: Known,
): (entity: Entity, action: Action) => Obstacle | undefined {
  const { known, roles } = useScreen();
  const { specification, declaration } = among ?? known;
  return (entity, action) => obstacleTo(specification, entity, action, { roles, declaration });
}

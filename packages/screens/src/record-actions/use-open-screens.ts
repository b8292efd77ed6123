import { type Entity, entityId } from '@ninefold/specification';
import { useScreen } from '../screen-context/index.ts';
import { type ScreenKind, screenAccess } from '../declared-screens/index.ts';

/** Returns whether this person can open an entity's screens. Links to others are not shown. */
export function useOpenScreens(entity: Entity): (kind: ScreenKind) => boolean {
  const { overview, roles } = useScreen();
  return (kind) => screenAccess(overview.declaration, entityId(entity), kind, roles) === 'open';
}

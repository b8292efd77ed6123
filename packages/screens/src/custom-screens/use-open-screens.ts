import { type Entity, entityId } from '@ninefold/specification';
import { useScreen } from '../application/use-screen.ts';
import { type ScreenKind, screenStanding } from './standing.ts';

/** Whether the team wants an entity's screen for this person: what leads to another is not offered. */
export function useOpenScreens(entity: Entity): (kind: ScreenKind) => boolean {
  const { overview, roles } = useScreen();
  return (kind) => screenStanding(overview.declaration, entityId(entity), kind, roles) === 'open';
}

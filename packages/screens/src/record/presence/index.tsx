import { deferred } from '../../application/index.ts';
import { useRealtime } from '../../changes/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import type { OthersPresentProps } from './others-present.tsx';

const OthersPresent = deferred<'OthersPresent', OthersPresentProps>(
  () => import('./others-present.tsx'),
  'OthersPresent',
);

export type PresenceProps = Omit<OthersPresentProps, 'client' | 'person'>;

/** Says who else has a record open, where the project has Realtime; otherwise loads and requests nothing. */
export function Presence({ entity, id, className }: PresenceProps) {
  const client = useRealtime(entity);
  const { person } = useScreen();
  if (client === undefined || person === undefined) return null;
  return (
    <OthersPresent client={client} person={person} entity={entity} id={id} className={className} />
  );
}

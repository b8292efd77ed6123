import { Lock } from 'lucide-react';
import { State, type StateProps } from '../empty-state/index.ts';

/** The person's role does not allow it. Say which role or policy would, where that is known. */
export function DeniedState({ icon = <Lock />, ...props }: StateProps) {
  return <State data-slot="denied-state" tone="warning" icon={icon} {...props} />;
}

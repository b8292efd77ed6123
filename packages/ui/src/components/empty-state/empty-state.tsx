import { Inbox } from 'lucide-react';
import { State, type StateProps } from './state.tsx';

export type EmptyStateProps = StateProps;

/**
 * Explains why nothing is shown: no records yet, or none that match. For missing permissions, use
 * DeniedState.
 */
export function EmptyState({ icon = <Inbox />, ...props }: EmptyStateProps) {
  return <State data-slot="empty-state" tone="neutral" icon={icon} {...props} />;
}

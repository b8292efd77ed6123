import { Inbox } from 'lucide-react';
import { State, type StateProps } from './state.tsx';

export type EmptyStateProps = StateProps;

/**
 * There is nothing here, and why: no records yet, or none that match. Where a
 * person may not see what is there, use DeniedState.
 */
export function EmptyState({ icon = <Inbox />, ...props }: EmptyStateProps) {
  return <State data-slot="empty-state" tone="neutral" icon={icon} {...props} />;
}

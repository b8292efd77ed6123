import { StatusBadge } from '@ninefold/ui/components/status-badge';
import type { Standing } from '../../../report/index.ts';

const badges = {
  undecided: { tone: 'warning', title: 'Undecided' },
  accepted: { tone: 'success', title: 'Accepted' },
  rejected: { tone: 'danger', title: 'Rejected' },
  'set aside': { tone: 'neutral', title: 'Set aside' },
} as const;

export function StandingBadge({ standing }: { readonly standing: Standing }) {
  const { tone, title } = badges[standing];
  return <StatusBadge tone={tone}>{title}</StatusBadge>;
}

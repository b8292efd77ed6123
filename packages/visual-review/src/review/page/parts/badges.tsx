import { Badge } from '@ninefold/ui/components/badge';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import type { ChangeKind, Standing } from '../../../report/index.ts';

export const kindTitles: Readonly<Record<ChangeKind, string>> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  renamed: 'Renamed',
  unstable: 'Unstable',
  failed: 'Not rendered',
  antialiasing: 'Antialiasing',
};

export function KindBadge({ kind }: { readonly kind: ChangeKind }) {
  return <Badge variant="outline">{kindTitles[kind]}</Badge>;
}

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

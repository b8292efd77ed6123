import { Badge } from '@ninefold/ui/components/badge';
import type { ChangeKind } from '../../../report/index.ts';

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

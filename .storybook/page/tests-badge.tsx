import { StatusBadge } from '@ninefold/ui/components/status-badge';
import type { Finding } from '../catalogue/quality-words.ts';

const shown = {
  passed: { tone: 'success', text: 'Tests passed' },
  failed: { tone: 'danger', text: 'Tests failed' },
  'not run': { tone: 'neutral', text: 'Tests not run' },
} as const;

/** The overall result of this commit's tests. */
export function TestsBadge({ state }: { readonly state: Finding['state'] }) {
  const { tone, text } = shown[state];
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

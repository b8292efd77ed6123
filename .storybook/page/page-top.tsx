import { Badge } from '@ninefold/ui/components/badge';
import { Code } from '@ninefold/ui/components/code';
import { StatusBadge } from '@ninefold/ui/components/status-badge';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { findingsOf, overall, sizeInWords } from '../catalogue/quality-words.ts';
import { TestsBadge } from './tests-badge.tsx';

/** Name, purpose and state of a component, before its first example. */
export function PageTop({
  title,
  record,
  entry,
}: {
  readonly title: string;
  readonly record: ComponentRecord | undefined;
  readonly entry: CatalogueEntry | undefined;
}) {
  return (
    <header id="top" className="mb-6 grid gap-3 font-sans text-ink">
      <h1 className="text-[1.75rem]/9 font-semibold tracking-[-0.02em]">
        {record?.name ?? title.split('/').at(-1)}
      </h1>
      {record !== undefined && (
        <p className="max-w-prose text-[1.0625rem]/6.5 text-ink-muted">{record.summary}</p>
      )}
      {record !== undefined && (
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge tone={record.status === 'ready' ? 'success' : 'warning'}>
            {record.status === 'ready' ? 'Ready' : 'Draft'}
          </StatusBadge>
          {entry !== undefined && <TestsBadge state={overall(findingsOf(entry))} />}
          {entry?.bytes !== undefined && (
            <Badge variant="outline">{sizeInWords(entry.bytes)} gzipped</Badge>
          )}
          {record.synonyms !== undefined && record.synonyms.length > 0 && (
            <span className="text-sm text-ink-subtle">
              Also called {record.synonyms.join(', ')}
            </span>
          )}
        </div>
      )}
      {entry !== undefined && (
        <p className="text-sm text-ink-muted">
          Import from <Code>{`@ninefold/ui/components/${entry.folder}`}</Code>
        </p>
      )}
    </header>
  );
}

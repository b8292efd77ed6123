import { Code } from '@ninefold/ui/components/code';
import { Link } from '@ninefold/ui/components/link';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { FactTable } from './fact-table.tsx';
import { RecordText } from './record-text.tsx';

/** Shows a component's roles and names, and how it adapts to forced colours and touch. */
export function AccessibilitySection({
  record,
  entry,
}: {
  readonly record: ComponentRecord;
  readonly entry: CatalogueEntry | undefined;
}) {
  const roles = Object.entries(record.roles);
  const sources = Object.entries(record.sources);
  const notes = [
    ['Forced colours', record.forcedColours],
    ['Touch', record.touch],
  ].filter(([, note]) => note !== undefined);
  return (
    <>
      <Heading>Accessibility</Heading>
      <Unstyled>
        <div className="grid gap-6 font-sans text-base text-ink">
          {roles.length > 0 && (
            <FactTable
              label="Roles and names"
              columns={['Part', 'Role', 'Named by']}
              rows={roles.map(([part, { role, name }]) => ({
                key: part,
                cells: [
                  <Code key="part">{part}</Code>,
                  <RecordText key="role" text={role} />,
                  <RecordText key="name" text={name ?? '—'} />,
                ],
              }))}
            />
          )}
          {notes.length > 0 && (
            <dl className="grid gap-3 sm:grid-cols-[9rem_1fr]">
              {notes.map(([title, note]) => (
                <div key={title} className="contents">
                  <dt className="text-ink-muted">{title}</dt>
                  <dd>
                    <RecordText text={note ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {entry?.transcript !== undefined && (
            <details className="rounded-lg border border-line">
              <summary className="px-4 py-2 font-medium">What a screen reader says</summary>
              <pre className="overflow-x-auto border-t border-line bg-sunken px-4 py-3 font-mono text-sm whitespace-pre-wrap">
                {entry.transcript}
              </pre>
            </details>
          )}
          {sources.length > 0 && (
            <p className="text-md text-ink-muted">
              Sources:{' '}
              {sources.map(([title, url], index) => (
                <span key={url}>
                  {index > 0 && ', '}
                  <Link variant="inline" href={url}>
                    {title}
                  </Link>
                </span>
              ))}
            </p>
          )}
        </div>
      </Unstyled>
    </>
  );
}

import { Heading } from '@ninefold/ui/components/heading';
import { Text } from '@ninefold/ui/components/text';
import { useState } from 'react';
import type { Change } from '../../../run/report.ts';
import type { ReviewClient } from '../model/client.ts';
import { TreeDifference } from './tree-difference.tsx';

/** What changed, for people who cannot see the picture, and for everybody else. */
export function WordChanges({
  client,
  change,
}: {
  readonly client: ReviewClient;
  readonly change: Change;
}) {
  const [open, setOpen] = useState(false);
  const hasTree = change.accepted !== undefined || change.taken !== undefined;
  return (
    <section aria-labelledby="what-changed" className="grid gap-2 px-4 pb-6">
      <Heading level={3} id="what-changed">
        What changed
      </Heading>
      <ul className="grid list-disc gap-1 ps-5">
        {change.sentences.map((sentence) => (
          <li key={sentence}>
            <Text measure className="wrap-anywhere">
              {sentence}
            </Text>
          </li>
        ))}
      </ul>
      {hasTree && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-h-6 py-1 text-md font-medium text-ink-muted">
            Accessibility tree and text
          </summary>
          {open && <TreeDifference client={client} change={change} />}
        </details>
      )}
    </section>
  );
}

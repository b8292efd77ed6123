import { Heading } from '@ninefold/ui/components/heading';
import { Text } from '@ninefold/ui/components/text';
import { useState } from 'react';
import type { Change } from '../../../report/index.ts';
import { TreeDifference } from './tree-difference.tsx';

/** Describes a change in words. */
export function ChangeDescription({ change }: { readonly change: Change }) {
  const [isOpen, setOpen] = useState(false);
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
          {isOpen && <TreeDifference change={change} />}
        </details>
      )}
    </section>
  );
}

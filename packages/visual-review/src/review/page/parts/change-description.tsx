import { ErrorState } from '@ninefold/ui/components/error-state';
import { Heading } from '@ninefold/ui/components/heading';
import { Spinner } from '@ninefold/ui/components/spinner';
import { Text } from '@ninefold/ui/components/text';
import { diffArrays } from 'diff';
import { useState } from 'react';
import type { Change } from '../../../report/index.ts';
import { useLoaded } from '../model/index.ts';
import { useReviewContext } from './review-context.ts';

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

const marks = {
  same: { mark: ' ', label: '', className: 'text-ink-muted' },
  removed: { mark: '−', label: 'Removed: ', className: 'bg-danger-soft text-ink' },
  added: { mark: '+', label: 'Added: ', className: 'bg-success-soft text-ink' },
} as const;

interface LineChange {
  readonly kind: keyof typeof marks;
  readonly line: string;
}

/** Shows the lines of the accessibility tree, with those removed and added. */
function TreeDifference({ change: { accepted, taken } }: { readonly change: Change }) {
  const { client } = useReviewContext();
  const linesOf = async (hash: string | undefined): Promise<string[]> =>
    hash === undefined ? [] : (await client.tree(hash)).split('\n');
  const loaded = useLoaded(`${accepted?.tree} ${taken?.tree}`, async () =>
    diffArrays(await linesOf(accepted?.tree), await linesOf(taken?.tree)).flatMap(
      ({ value, removed, added }) =>
        value.map((line): LineChange => ({
          kind: removed ? 'removed' : added ? 'added' : 'same',
          line,
        })),
    ),
  );
  if (loaded.kind === 'loading') return <Spinner label="Loading the tree" />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState level={4} title="The tree couldn’t be loaded">
        {loaded.message}
      </ErrorState>
    );
  }
  return (
    <ol className="mt-1 overflow-x-auto rounded-md border border-line bg-panel py-2 font-mono text-sm">
      {loaded.value.map((line, index) => (
        // Lines can repeat.
        <Line key={index} {...line} />
      ))}
    </ol>
  );
}

function Line({ kind, line }: LineChange) {
  const { mark, label, className } = marks[kind];
  return (
    <li className={`px-3 whitespace-pre ${className}`}>
      <span aria-hidden="true" className="me-2">
        {mark}
      </span>
      <span className="sr-only">{label}</span>
      {line}
    </li>
  );
}

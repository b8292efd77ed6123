import { ErrorState } from '@ninefold/ui/components/error-state';
import { Spinner } from '@ninefold/ui/components/spinner';
import { compareLines, type LineChange } from '../../../compare/line-difference.ts';
import type { Change } from '../../../run/report.ts';
import type { ReviewClient } from '../model/client.ts';
import { useLoaded } from '../model/use-loaded.ts';

const marks = {
  same: { mark: ' ', word: '', className: 'text-ink-muted' },
  removed: { mark: '−', word: 'Removed: ', className: 'bg-danger-soft text-ink' },
  added: { mark: '+', word: 'Added: ', className: 'bg-success-soft text-ink' },
} as const;

/** The accessibility tree line by line, with what was removed and added. */
export function TreeDifference({
  client,
  change,
}: {
  readonly client: ReviewClient;
  readonly change: Change;
}) {
  const { accepted, taken } = change;
  const linesOf = async (hash: string | undefined): Promise<readonly string[]> =>
    hash === undefined ? [] : (await client.words(hash)).split('\n');
  const loaded = useLoaded(`${accepted?.words} ${taken?.words}`, async () =>
    compareLines(await linesOf(accepted?.words), await linesOf(taken?.words)),
  );
  if (loaded.kind === 'loading') return <Spinner label="The tree is loading" />;
  if (loaded.kind === 'failed') {
    return (
      <ErrorState level={4} title="The tree is not there">
        {loaded.message}
      </ErrorState>
    );
  }
  return (
    <ol className="mt-1 overflow-x-auto rounded-md border border-line bg-panel py-2 font-mono text-sm">
      {loaded.value.map((line, index) => (
        // Lines repeat, and their order is what is shown.
        <Line key={index} {...line} />
      ))}
    </ol>
  );
}

function Line({ kind, line }: LineChange) {
  const { mark, word, className } = marks[kind];
  return (
    <li className={`px-3 whitespace-pre ${className}`}>
      <span aria-hidden="true" className="me-2">
        {mark}
      </span>
      <span className="sr-only">{word}</span>
      {line}
    </li>
  );
}

import { type Coverage, coverage } from '@ninefold/specification/coverage';
import { specificationText } from '@ninefold/specification/documents/json';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { Banner } from '@ninefold/ui/components/banner';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { SpecificationOverview } from '@ninefold/ui/patterns/specification-overview';
import { useMemo } from 'react';
import { DownloadButtons } from './download-buttons.tsx';
import type { LoadedSpecification } from '../queries/index.ts';
import { useFullSpecification } from '../screen-context/index.ts';
import { specificationPoints, waysToKnow } from './overview-points.ts';

export function SpecificationScreen() {
  const { specification, problems } = useFullSpecification();
  const covered = useMemo(() => coverage(specification), [specification]);
  const blank = covered.pointsKnown === 0;
  return (
    <>
      <title>Specification</title>
      <SpecificationOverview
        title={
          blank ? 'Nothing is known about this product yet' : 'What is known about this product'
        }
        summary={
          blank ? (
            <>
              Nine points, seventeen statements, all <NotShown />. Nothing here is guessed.
            </>
          ) : (
            <KnownFacts {...covered} />
          )
        }
        actions={
          <DownloadButtons
            name="specification"
            markdown={() => toMarkdown(specification)}
            json={() => specificationText(specification)}
          />
        }
        points={specificationPoints(covered)}
        ways={blank ? waysToKnow : undefined}
        legend={
          blank
            ? 'Two things are known: it is delivered to a browser, and it comes with a client for a hosted relational database.'
            : 'Green: from the database. Blue: declared. Empty: not shown, and never guessed. Derived labels and the platform’s own codes count as neither.'
        }
      />
      <DeclarationProblems problems={problems} />
    </>
  );
}

function KnownFacts({ counts, statementsNotShown: notShown }: Coverage) {
  const { database, declared, derived } = counts;
  return (
    <>
      {database + declared} facts:{' '}
      <strong className="font-semibold text-success">{database} from the database</strong>,{' '}
      <strong className="font-semibold text-accent">{declared} declared</strong>. {derived} more are
      derived from them.{' '}
      {notShown === 0
        ? 'Every statement has something known.'
        : `Of seventeen statements, ${notShown} ${notShown === 1 ? 'is' : 'are'} not shown.`}
    </>
  );
}

/**
 * Declarations that don't fit what this account can see of the database. Collapsed, because a person
 * with fewer permissions than the team sees it every day.
 */
function DeclarationProblems({ problems }: Pick<LoadedSpecification, 'problems'>) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? '1 declaration' : `${problems.length} declarations`;
  return (
    <Banner className="mx-4 sm:mx-6">
      <details>
        <summary className="cursor-pointer">{count} couldn’t be applied for this account</summary>
        <ul className="mt-2 grid gap-1">
          {problems.map(({ path, message }) => (
            <li key={path}>
              <code className="text-md">{path}</code>: {message}
            </li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}

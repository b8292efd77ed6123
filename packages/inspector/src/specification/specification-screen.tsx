import { type Coverage, coverage } from '@ninefold/specification/coverage';
import { specificationText } from '@ninefold/specification/documents/json';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { Banner } from '@ninefold/ui/components/banner';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { SpecificationOverview } from '../patterns/specification-overview/index.ts';
import { richText } from '@ninefold/ui/rich-text';
import { type ReactNode, useMemo } from 'react';
import { DownloadButtons } from './download-buttons.tsx';
import type { LoadedSpecification } from '@ninefold/screens/inspector';
import { useFullSpecification } from '../full-specification/index.ts';
import { specificationMessages } from './messages.ts';
import { specificationPoints, waysToKnow } from './overview-points.ts';

const install = 'ninefold init --install';

export function SpecificationScreen() {
  const { specification, problems, hasEarlierFunctions } = useFullSpecification();
  const covered = useMemo(() => coverage(specification), [specification]);
  const blank = covered.pointsKnown === 0;
  return (
    <>
      <title>{specificationMessages.title}</title>
      {hasEarlierFunctions === true && (
        <Banner
          tone="warning"
          className="mx-4 mt-4 sm:mx-6"
          title={specificationMessages.earlierFunctions}
        >
          {richText(
            specificationMessages.installAgain.parts({
              command: <code>{install}</code>,
            }),
          )}
        </Banner>
      )}
      <SpecificationOverview
        title={blank ? specificationMessages.nothingKnown : specificationMessages.known}
        summary={
          blank ? (
            richText(
              specificationMessages.blankSummary.parts({
                points: covered.points.length,
                statements: statementCount(covered),
                notShown: <NotShown />,
              }),
            )
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
        ways={blank ? waysToKnow() : undefined}
        legend={blank ? specificationMessages.blankLegend : specificationMessages.legend}
      />
      <DeclarationProblems problems={problems} />
    </>
  );
}

function statementCount({ points }: Coverage): number {
  return points.flatMap(({ statements }) => statements).length;
}

function KnownFacts(covered: Coverage) {
  const { counts, statementsNotShown } = covered;
  const { database, declared, derived } = counts;
  return (
    <>
      {richText(
        specificationMessages.facts.parts({
          facts: database + declared,
          database: databaseCount,
          declared: declaredCount,
          fromDatabase: database,
          fromDeclaration: declared,
          derived,
        }),
      )}{' '}
      {specificationMessages.statementsNotShown({
        count: statementsNotShown,
        all: statementCount(covered),
      })}
    </>
  );
}

function databaseCount(content: ReactNode) {
  return <strong className="font-semibold text-success">{content}</strong>;
}

function declaredCount(content: ReactNode) {
  return <strong className="font-semibold text-accent">{content}</strong>;
}

/**
 * Declarations that don't fit what this account can see of the database. Collapsed, because a person
 * with fewer permissions than the team sees it every day.
 */
function DeclarationProblems({ problems }: Pick<LoadedSpecification, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <Banner className="mx-4 sm:mx-6">
      <details>
        <summary className="cursor-pointer">
          {specificationMessages.notApplied({ count: problems.length })}
        </summary>
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

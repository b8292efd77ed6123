import { formatList } from '@ninefold/messages';
import { Card } from '@ninefold/ui/components/card';
import { Code } from '@ninefold/ui/components/code';
import { Meter } from '@ninefold/ui/components/meter';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { Folded } from '../specification-facts/index.ts';
import { specificationPointMessages } from './messages.ts';
import type { PointCoverageShown, PointStatement } from './specification-point-props.ts';

interface CoveragePanelProps {
  readonly title: string;
  readonly coverage: PointCoverageShown;
}

/** Statement by statement what is known, what is not, and what would make it known. */
export function CoveragePanel({ title, coverage }: CoveragePanelProps) {
  const { statements, missing, shares } = coverage;
  return (
    <Card asChild className="gap-3">
      <section aria-label={specificationPointMessages.coverage}>
        <Shares title={title} shares={shares} />
        <dl className="flex flex-col gap-2">
          {statements.map((statement) => (
            <Statement key={statement.key} statement={statement} />
          ))}
        </dl>
        {missing.length > 0 && <Missing missing={missing} />}
      </section>
    </Card>
  );
}

interface SharesProps {
  readonly title: string;
  readonly shares: PointCoverageShown['shares'];
}

function Shares({ title, shares }: SharesProps) {
  const { database, declared, derived, platform, notShown } = shares;
  const parts = [
    { count: database, message: specificationPointMessages.countFromDatabase, dot: 'bg-success' },
    { count: declared, message: specificationPointMessages.countDeclared, dot: 'bg-accent' },
    { count: derived, message: specificationPointMessages.countDerived, dot: undefined },
    { count: platform, message: specificationPointMessages.countFromPlatform, dot: undefined },
    {
      count: notShown,
      message: specificationPointMessages.countNotShown,
      dot: 'border border-line-control bg-line',
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, message, dot }) => ({ text: message({ count }), dot }));
  const counts = formatList(parts.map(({ text }) => text));
  return (
    <div className="flex flex-col gap-1.5">
      <Meter
        label={title}
        segments={[
          { label: specificationPointMessages.fromDatabase, value: database, tone: 'success' },
          { label: specificationPointMessages.declared, value: declared, tone: 'accent' },
        ]}
        total={Math.max(1, database + declared + notShown)}
        aria-label={specificationPointMessages.shares({ title, counts })}
      />
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-x-4 text-md text-ink-subtle tabular-nums"
      >
        {parts.map(({ text, dot }) => (
          <li key={text} className="inline-flex items-center gap-1.5">
            {dot !== undefined && <span className={`size-2 rounded-full ${dot}`} />}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StatementProps {
  readonly statement: PointStatement;
}

function Statement({ statement }: StatementProps) {
  const isKnown = statement.status === 'known';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5">
      <dt className="min-w-0 break-words">{statement.statement}</dt>
      <dd className="min-w-0 text-end">
        {statement.status === 'not shown' ? (
          <NotShown>{specificationPointMessages.notShown}</NotShown>
        ) : (
          <span className="text-ink-muted">
            {isKnown ? specificationPointMessages.known : specificationPointMessages.onlyDerived}
          </span>
        )}
      </dd>
      {!isKnown && (
        <dd className="col-span-full max-w-prose text-md text-ink-subtle">
          <WithCode>{statement.wouldMakeKnown}</WithCode>
        </dd>
      )}
    </div>
  );
}

function Missing({ missing }: { readonly missing: PointCoverageShown['missing'] }) {
  return (
    <div className="border-t border-line pt-2">
      <Folded title={specificationPointMessages.missing({ count: missing.length })}>
        <ul className="flex flex-col gap-2">
          {missing.map(({ what, wouldMakeKnown }) => (
            <li key={what} className="flex flex-col items-start gap-0.5">
              <NotShown>{specificationPointMessages.isNotShown({ what })}</NotShown>
              <span className="max-w-prose text-md text-ink-subtle">
                <WithCode>{wouldMakeKnown}</WithCode>
              </span>
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  );
}

/** A sentence with names in backticks. */
function WithCode({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Code key={index} className="[overflow-wrap:anywhere]">
        {part}
      </Code>
    ) : (
      part
    ),
  );
}

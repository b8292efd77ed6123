import { Card } from '../../components/card/index.ts';
import { Code } from '../../components/code/index.ts';
import { Meter } from '../../components/meter/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import { useLabels } from '../../labels/index.ts';
import { Folded } from '../specification-facts/index.ts';
import { specificationPointLabels } from './labels.ts';
import type { PointCoverageShown, PointStatement } from './specification-point-props.ts';

interface CoveragePanelProps {
  readonly title: string;
  readonly coverage: PointCoverageShown;
}

/** Statement by statement what is known, what is not, and what would make it known. */
export function CoveragePanel({ title, coverage }: CoveragePanelProps) {
  const labels = useLabels(specificationPointLabels);
  const { statements, missing, shares } = coverage;
  return (
    <Card asChild className="gap-3">
      <section aria-label={labels.coverage}>
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
  const labels = useLabels(specificationPointLabels);
  const { database, declared, derived, platform, notShown } = shares;
  const parts = [
    { count: database, label: labels.fromDatabase, dot: 'bg-success' },
    { count: declared, label: labels.declared, dot: 'bg-accent' },
    { count: derived, label: labels.derived, dot: undefined },
    { count: platform, label: labels.platform, dot: undefined },
    { count: notShown, label: labels.notShown, dot: 'border border-line-control bg-line' },
  ].filter(({ count }) => count > 0);
  const words = parts.map(({ count, label }) => `${count} ${label}`).join(', ');
  return (
    <div className="flex flex-col gap-1.5">
      <Meter
        label={title}
        segments={[
          { label: labels.fromDatabase, value: database, tone: 'success' },
          { label: labels.declared, value: declared, tone: 'accent' },
        ]}
        total={Math.max(1, database + declared + notShown)}
        aria-label={`${title}: ${words}`}
      />
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-x-4 text-md text-ink-subtle tabular-nums"
      >
        {parts.map(({ count, label, dot }) => (
          <li key={label} className="inline-flex items-center gap-1.5">
            {dot !== undefined && <span className={`size-2 rounded-full ${dot}`} />}
            {count} {label}
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
  const labels = useLabels(specificationPointLabels);
  const isKnown = statement.status === 'known';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5">
      <dt className="min-w-0 break-words">{statement.statement}</dt>
      <dd className="min-w-0 text-end">
        {statement.status === 'not shown' ? (
          <NotShown>{labels.notShown}</NotShown>
        ) : (
          <span className="text-ink-muted">{isKnown ? labels.known : labels.onlyDerived}</span>
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
  const labels = useLabels(specificationPointLabels);
  return (
    <div className="border-t border-line pt-2">
      <Folded title={labels.whatWouldMakeKnown(missing.length)}>
        <ul className="flex flex-col gap-2">
          {missing.map(({ what, wouldMakeKnown }) => (
            <li key={what} className="flex flex-col items-start gap-0.5">
              <NotShown>
                {what}: {labels.notShown}
              </NotShown>
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

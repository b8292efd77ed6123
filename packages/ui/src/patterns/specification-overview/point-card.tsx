import { Card, CardHeader } from '../../components/card/index.ts';
import { Meter } from '../../components/meter/index.ts';
import { NotShown } from '../../components/not-shown/index.ts';
import type {
  SpecificationOverviewLabels,
  SpecificationPoint,
  SpecificationStatement,
} from './specification-overview-props.ts';

export interface PointCardProps {
  readonly point: SpecificationPoint;
  readonly labels: SpecificationOverviewLabels;
}

/** One of the nine points: how much of it is known from where, and what is not. */
export function PointCard({ point, labels }: PointCardProps) {
  const { number, title, href, figure, shares, summary, statements = [], missing = [] } = point;
  const { database = 0, declared = 0, notShown = 0 } = shares ?? {};
  return (
    <Card asChild className="relative min-h-33">
      <li>
        <CardHeader className="items-baseline">
          <h2 className="min-w-0 text-base font-semibold">
            <span className="me-2 font-normal text-ink-subtle">{number}</span>
            {href === undefined ? (
              title
            ) : (
              <a
                href={href}
                className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-lg hover:after:border hover:after:border-line-strong focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                {title}
              </a>
            )}
          </h2>
          {figure !== undefined && (
            <span className="shrink-0 text-md text-ink-subtle tabular-nums">{figure}</span>
          )}
        </CardHeader>
        <Meter
          label={title}
          segments={[
            { label: labels.fromDatabase, value: database, tone: 'success' },
            { label: labels.declared, value: declared, tone: 'accent' },
          ]}
          total={Math.max(1, database + declared + notShown)}
        />
        {summary !== undefined && <p className="text-ink-muted">{summary}</p>}
        {statements.length > 0 && <Statements statements={statements} labels={labels} />}
        {missing.length > 0 && (
          <ul className="flex flex-wrap gap-1.5">
            {missing.map((what) => (
              <li key={what} className="flex min-w-0">
                <NotShown>{what}</NotShown>
              </li>
            ))}
          </ul>
        )}
      </li>
    </Card>
  );
}

interface StatementsProps {
  readonly statements: readonly SpecificationStatement[];
  readonly labels: SpecificationOverviewLabels;
}

function Statements({ statements, labels }: StatementsProps) {
  return (
    <dl className="flex flex-col gap-2">
      {statements.map(({ label, value }) => (
        <div key={label} className="flex items-start justify-between gap-3">
          <dt className="min-w-0 text-ink-muted">{label}</dt>
          <dd className="shrink-0">
            {value === undefined ? <NotShown>{labels.notShown}</NotShown> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

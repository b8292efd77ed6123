import { formatNumber } from '@ninefold/messages';
import { Anchor } from '@ninefold/ui/components/link';
import { Card, CardHeader } from '@ninefold/ui/components/card';
import { Meter } from '@ninefold/ui/components/meter';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { specificationOverviewMessages } from './messages.ts';
import type { SpecificationPoint, SpecificationStatement } from './specification-overview-props.ts';

/** One of the nine points: how much of it is known from where, and what is not. */
export function PointCard({ point }: { readonly point: SpecificationPoint }) {
  const { number, title, href, figure, shares, summary, statements = [], missing = [] } = point;
  const { database = 0, declared = 0, notShown = 0 } = shares ?? {};
  return (
    <Card asChild className="relative md:min-h-33">
      <li>
        <CardHeader className="items-baseline">
          <h2 className="flex min-w-0 gap-2 text-base font-semibold">
            <span className="font-normal text-ink-subtle">{formatNumber(number)}</span>
            {href === undefined ? (
              <span className="min-w-0 break-words">{title}</span>
            ) : (
              <Anchor
                href={href}
                className="min-w-0 break-words text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-lg hover:after:border hover:after:border-line-strong focus-visible:after:outline-2 focus-visible:after:outline-focus"
              >
                {title}
              </Anchor>
            )}
          </h2>
          {figure !== undefined && (
            <bdi className="shrink-0 text-md text-ink-subtle tabular-nums">{figure}</bdi>
          )}
        </CardHeader>
        <Meter
          label={title}
          segments={[
            { label: specificationOverviewMessages.fromDatabase, value: database, tone: 'success' },
            { label: specificationOverviewMessages.declared, value: declared, tone: 'accent' },
          ]}
          total={database + declared + notShown}
          aria-label={shareWords(title, shares)}
        />
        {summary !== undefined && <p className="whitespace-pre-line text-ink-muted">{summary}</p>}
        {statements.length > 0 && <Statements statements={statements} />}
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

/** The meter in words. A point of which all is derived has a summary and no share of either. */
function shareWords(
  title: string,
  shares: SpecificationPoint['shares'] = { database: 0, declared: 0, notShown: 1 },
): string {
  return shares.database + shares.declared === 0 && shares.notShown > 0
    ? specificationOverviewMessages.isNotShown({ title })
    : specificationOverviewMessages.shares({ title, ...shares });
}

function Statements({ statements }: { readonly statements: readonly SpecificationStatement[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {statements.map((statement) => (
        <Statement key={statement.label} statement={statement} />
      ))}
    </dl>
  );
}

interface StatementProps {
  readonly statement: SpecificationStatement;
}

/** A long value is below its label, which a tag never does. */
function Statement({ statement: { label, value } }: StatementProps) {
  if (value === undefined) {
    return (
      <div className="flex items-start justify-between gap-3">
        <dt className="min-w-0 text-ink-muted">{label}</dt>
        <dd className="shrink-0">
          <NotShown>{specificationOverviewMessages.notShown}</NotShown>
        </dd>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="min-w-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </div>
  );
}

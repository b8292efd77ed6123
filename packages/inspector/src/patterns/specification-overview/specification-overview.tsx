import { Card, CardTitle } from '@ninefold/ui/components/card';
import { CodeBlock } from '@ninefold/ui/components/code';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { specificationOverviewMessages } from './messages.ts';
import { PointCard } from './point-card.tsx';
import type { SpecificationOverviewProps, WayToKnow } from './specification-overview-props.ts';

/** Shows what is known about the product, point by point, and how to make more known. */
export function SpecificationOverview(props: SpecificationOverviewProps) {
  const { title, summary, actions, points, ways = [], legend } = props;
  return (
    <div data-slot="specification-overview" className="pb-6">
      <PageHeader title={title} description={summary} actions={actions} />
      <div className="flex flex-col gap-5 px-4 pt-1 sm:px-6">
        {ways.length > 0 && (
          <div className="grid gap-3 md:grid-cols-2">
            {ways.map((way) => (
              <WayCard key={way.title} way={way} />
            ))}
          </div>
        )}
        <ol
          aria-label={specificationOverviewMessages.points}
          className="grid gap-3 md:grid-cols-2 xl:grid-cols-3"
        >
          {points.map((point) => (
            <PointCard key={point.number} point={point} />
          ))}
        </ol>
        {legend !== undefined && <p className="text-md text-ink-subtle">{legend}</p>}
      </div>
    </div>
  );
}

/** One way to make the product known: what it does, and what to type. */
function WayCard({ way }: { readonly way: WayToKnow }) {
  return (
    <Card>
      <CardTitle>{way.title}</CardTitle>
      <p className="text-ink-muted">{way.text}</p>
      <CodeBlock
        code={way.code}
        label={way.title}
        wrap
        // No line runs below the button that copies.
        className="mt-auto [&>pre]:pe-9"
      />
    </Card>
  );
}

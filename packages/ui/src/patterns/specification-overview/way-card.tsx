import { Card, CardTitle } from '../../components/card/index.ts';
import { CodeBlock } from '../../components/code/index.ts';
import type { SpecificationOverviewLabels, WayToKnow } from './specification-overview-props.ts';

export interface WayCardProps {
  readonly way: WayToKnow;
  readonly labels: SpecificationOverviewLabels;
}

/** One way to make the product known: what it does, and what to type. */
export function WayCard({ way, labels }: WayCardProps) {
  return (
    <Card>
      <CardTitle>{way.title}</CardTitle>
      <p className="text-ink-muted">{way.text}</p>
      <CodeBlock
        code={way.code}
        label={way.title}
        copyLabel={labels.copy}
        wrap
        // No line runs below the button that copies.
        className="mt-auto [&>pre]:pe-9"
      />
    </Card>
  );
}

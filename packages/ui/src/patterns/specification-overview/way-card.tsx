import { useLabels } from '../../labels/index.ts';
import { Card, CardTitle } from '../../components/card/index.ts';
import { CodeBlock } from '../../components/code/index.ts';
import { specificationOverviewLabels } from './labels.ts';
import type { WayToKnow } from './specification-overview-props.ts';

export interface WayCardProps {
  readonly way: WayToKnow;
}

/** One way to make the product known: what it does, and what to type. */
export function WayCard({ way }: WayCardProps) {
  const labels = useLabels(specificationOverviewLabels);
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

import { Card, CardTitle } from '../../components/card/index.ts';
import { CodeBlock } from '../../components/code/index.ts';
import type { WayToKnow } from './specification-overview-props.ts';

/** One way to make the product known: what it does, and what to type. */
export function WayCard({ way }: { readonly way: WayToKnow }) {
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

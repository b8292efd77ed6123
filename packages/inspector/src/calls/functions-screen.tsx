import { Anchor } from '@ninefold/ui/components/link';
import { functionLabel } from '@ninefold/data/calls';
import { type FunctionFacts, isKnown } from '@ninefold/specification';
import { Badge } from '@ninefold/ui/components/badge';
import { Card, CardHeader, CardTitle } from '@ninefold/ui/components/card';
import { Code } from '@ninefold/ui/components/code';
import { EmptyState } from '@ninefold/ui/components/empty-state';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { functionPath, functionsOf } from '../addresses/index.ts';
import { useFullSpecification } from '../full-specification/index.ts';
import { functionsScreenMessages } from './messages.ts';

/** The functions of the database that this person may run. */
export function FunctionsScreen() {
  const { specification } = useFullSpecification();
  const functions = functionsOf(specification);
  return (
    <>
      <title>{functionsScreenMessages.title}</title>
      <PageHeader
        title={functionsScreenMessages.title}
        description={functionsScreenMessages.description}
      />
      {functions.length === 0 ? (
        <EmptyState title={functionsScreenMessages.noneTitle}>
          {functionsScreenMessages.none}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 px-4 pt-1 pb-6 sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
          {functions.map((called) => (
            <li key={called.signature} className="grid">
              <FunctionCard called={called} href={functionPath(called, specification)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface FunctionCardProps {
  readonly called: FunctionFacts;
  readonly href: string;
}

/** Leads to a function's form. The whole card is pressed, its title is the link. */
function FunctionCard({ called, href }: FunctionCardProps) {
  const { name, description, volatility } = called;
  return (
    <Card className="relative hover:border-line-strong">
      <CardHeader>
        <CardTitle>
          <Anchor href={href} className="after:absolute after:inset-0 after:rounded-lg">
            {functionLabel(name)}
          </Anchor>
        </CardTitle>
        <Badge tone={volatility === 'volatile' ? 'warning' : 'neutral'} variant="outline">
          {volatility === 'volatile'
            ? functionsScreenMessages.writing
            : functionsScreenMessages.reading}
        </Badge>
      </CardHeader>
      <p className="text-ink-muted">{isKnown(description) ? description.value : <NotShown />}</p>
      <p className="mt-1 text-sm text-ink-subtle">
        <Code>{name}</Code>
      </p>
    </Card>
  );
}

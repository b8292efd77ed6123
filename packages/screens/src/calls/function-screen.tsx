import { functionLabel } from '@ninefold/data/calls';
import { type FunctionFacts, isKnown, type Specification } from '@ninefold/specification';
import { Code } from '@ninefold/ui/components/code';
import { Link } from '@ninefold/ui/components/link';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { callAddress } from '../assemble/specification-address.ts';
import { ReadingFunction } from './reading-function.tsx';
import { WritingFunction } from './writing-function.tsx';

export interface FunctionScreenProps {
  readonly specification: Specification;
  readonly called: FunctionFacts;
}

/** What a function is, the form that runs it, and what it gave. */
export function FunctionScreen({ specification, called }: FunctionScreenProps) {
  const title = functionLabel(called.name);
  const call = specification.calls.find((each) => each.function === called);
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        description={
          <>
            {isKnown(called.description) ? (
              called.description.value
            ) : (
              <>
                What it does: <NotShown />
              </>
            )}{' '}
            <Code>{called.name}</Code>{' '}
            {call !== undefined && (
              <Link variant="inline" href={callAddress(call)}>
                In the specification
              </Link>
            )}
          </>
        }
      />
      {called.volatility === 'volatile' ? (
        <WritingFunction specification={specification} called={called} title={title} />
      ) : (
        <ReadingFunction specification={specification} called={called} title={title} />
      )}
    </>
  );
}

import { functionLabel } from '@ninefold/data/calls';
import { isKnown } from '@ninefold/specification';
import { Code } from '@ninefold/ui/components/code';
import { Link } from '@ninefold/ui/components/link';
import { NotShown } from '@ninefold/ui/components/not-shown';
import { PageHeader } from '@ninefold/ui/components/page-header';
import { richText } from '@ninefold/ui/rich-text';
import { useParams } from '@tanstack/react-router';
import { callAddress, NotFound } from '@ninefold/screens/inspector';
import { findFunction } from '../addresses/index.ts';
import { useFullSpecification } from '../full-specification/index.ts';
import type { FunctionFormProps } from './function-query.ts';
import { functionScreenMessages } from './messages.ts';
import { ReadingFunction } from './reading-function.tsx';
import { WritingFunction } from './writing-function.tsx';

/** A function that does not exist and one that this person may not call give the same answer. */
export function FunctionScreen() {
  const { specification } = useFullSpecification();
  const { function: id = '' } = useParams({ strict: false });
  const called = findFunction(specification, id);
  if (called === undefined) return <NotFound />;
  return <CallableFunction key={called.signature} specification={specification} called={called} />;
}

/** The description of a function, the form that calls it, and its result. */
function CallableFunction({ specification, called }: Omit<FunctionFormProps, 'title'>) {
  const title = functionLabel(called.name);
  const call = specification.calls.find((each) => each.function === called);
  const Form = called.volatility === 'volatile' ? WritingFunction : ReadingFunction;
  return (
    <>
      <title>{title}</title>
      <PageHeader
        title={title}
        description={
          <>
            {isKnown(called.description)
              ? called.description.value
              : richText(functionScreenMessages.description.parts({ notShown: <NotShown /> }))}{' '}
            <Code>{called.name}</Code>{' '}
            {call !== undefined && (
              <Link variant="inline" href={callAddress(call)}>
                {functionScreenMessages.specification}
              </Link>
            )}
          </>
        }
      />
      <Form specification={specification} called={called} title={title} />
    </>
  );
}

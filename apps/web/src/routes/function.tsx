import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useWholeKnown } from '../application/use-known.ts';
import { findFunction } from '../calls/function-address.ts';
import { FunctionScreen } from '../calls/function-screen.tsx';
import { NotFound } from './not-found.tsx';

export const route = createLazyRoute('/frame/functions/$function')({ component: OneFunction });

/** One that does not exist and one that this person may not run give the same answer. */
function OneFunction() {
  const { specification } = useWholeKnown();
  const { function: id = '' } = useParams({ strict: false });
  const called = findFunction(specification, id);
  if (called === undefined) return <NotFound />;
  return <FunctionScreen key={called.signature} specification={specification} called={called} />;
}

import { useParams } from '@tanstack/react-router';
import { useWholeKnown } from '../application/use-known.ts';
import { findFunction } from '../calls/function-address.ts';
import { FunctionScreen as OpenFunction } from '../calls/function-screen.tsx';
import { NotFound } from './not-found.tsx';

/** One that does not exist and one that this person may not run give the same answer. */
export function FunctionScreen() {
  const { specification } = useWholeKnown();
  const { function: id = '' } = useParams({ strict: false });
  const called = findFunction(specification, id);
  if (called === undefined) return <NotFound />;
  return <OpenFunction key={called.signature} specification={specification} called={called} />;
}

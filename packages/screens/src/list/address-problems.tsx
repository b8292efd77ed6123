import type { AddressProblem } from '@ninefold/data/records';
import { Banner } from '@ninefold/ui/components/banner';
import { listMessages } from './messages.ts';

/** Says which parts of an address were left out, so that a list is never wrong in silence. */
export function AddressProblems({ problems }: { readonly problems: readonly AddressProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" title={listMessages.addressProblems}>
      <ul>
        {problems.map(({ parameter, value, message }) => (
          <li key={`${parameter}=${value}`}>{message}</li>
        ))}
      </ul>
    </Banner>
  );
}

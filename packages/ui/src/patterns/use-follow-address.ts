import { useCreateHref } from '../components/link/index.ts';

/**
 * Returns what goes to an address as a click on a link to it does, so that the router or the browser
 * follows it like any other link.
 */
export function useFollowAddress(): (address: string) => void {
  const createHref = useCreateHref();
  return (address) => {
    const link = document.createElement('a');
    link.href = createHref(address);
    document.body.append(link);
    link.click();
    link.remove();
  };
}

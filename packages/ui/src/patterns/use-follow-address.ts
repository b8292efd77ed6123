import { useCreateHref } from '../components/link/index.ts';

/** Returns a function that follows an address as a click on a link to it does. */
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

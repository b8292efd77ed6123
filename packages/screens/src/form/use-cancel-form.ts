import { useRouter } from '@tanstack/react-router';

/** Goes back from a form, or to `address` where the form is the first screen of its tab. */
export function useCancelForm(): (address: string) => void {
  const router = useRouter();
  return (address) => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: address, replace: true });
  };
}

import { useWriteContext } from '../provider/index.ts';
import { refreshed } from '../writes/index.ts';

/**
 * Returns a function that reads again what shows records, as after a write. It never rejects, and answers whether all
 * of it could be read.
 */
export function useRefresh(): () => Promise<boolean> {
  const context = useWriteContext();
  return () => refreshed(context);
}

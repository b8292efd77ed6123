import type { RecordSource } from '@ninefold/data/records';
import { useWriteContext } from '@ninefold/records/provider';
import type { WriteContext } from '@ninefold/records/writes';
import { askedOf } from './asked.ts';
import { useRecordSource, useScreen } from './use-screen.ts';

/**
 * Returns what the pipeline of writes needs on this screen.
 *
 * @param source Where records are written to, if not to the screen's own source.
 */
export function useWrites(source?: RecordSource): WriteContext {
  const { loaded, acting } = useScreen();
  const ofScreen = useRecordSource();
  return useWriteContext({ source: source ?? ofScreen, asked: askedOf({ loaded, acting }) });
}

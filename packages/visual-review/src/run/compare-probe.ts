import type { Browser } from 'playwright';
import { type Manifest, probeKey } from '../accepted/index.ts';
import { takeProbe } from '../capture/index.ts';
import type { ContentStore } from '../picture/index.ts';
import type { RunReport } from '../report/index.ts';

/** Compares how this machine renders with the machine that took the accepted pictures. */
export async function compareProbe(
  browser: Browser,
  manifest: Manifest,
  takenStore: ContentStore,
): Promise<Pick<RunReport, 'probe' | 'probePicture'>> {
  const probePicture = await takenStore.addPicture(await takeProbe(browser));
  const accepted = manifest.get(probeKey);
  if (accepted === undefined) return { probe: 'not accepted yet', probePicture };
  return { probe: accepted.picture === probePicture ? 'same' : 'differs', probePicture };
}

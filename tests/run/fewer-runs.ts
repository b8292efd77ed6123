/** Tries a property that names no number itself as often as fast-check does, or a fifth of it without `--all`. */
import * as fc from 'fast-check';
import { runs } from './is-all.ts';

fc.configureGlobal({ numRuns: runs(100) });

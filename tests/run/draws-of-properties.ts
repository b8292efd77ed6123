/**
 * Draws the values of properties from the seed of the run. Tries a property that names no number itself as often as
 * fast-check does, or a fifth of it without `--all`.
 */
import * as fc from 'fast-check';
import { runs } from './is-all.ts';
import { seed } from './seed.ts';

fc.configureGlobal({ seed, numRuns: runs(100) });

import { createBackend } from '@ninefold/embedded';
import { lendBackends } from '../../packages/embedded/testing/index.ts';

/** Signs the access tokens of all servers. */
export const jwtSecret = 'a secret that only these tests know, of 32 characters and more';

/** Lends backends with the platform's schemas alone to the files of a process. `close` gives one back. */
export const lendBackend = lendBackends(() => createBackend({ jwtSecret }));

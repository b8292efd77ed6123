/** Runs as a separate process: serves the review of a run, and prints its address. */
import { join } from 'node:path';
import { serveReview } from '../../../packages/visual-review/src/review/index.ts';
import { loadProject } from '../../../packages/visual-review/src/run/index.ts';
import type { ServeApart } from './serve-apart.ts';

const { page, ...folders } = JSON.parse(process.argv[2] ?? '') as ServeApart;
const ownProject = await loadProject(join(import.meta.dirname, '../../..'));
const project = { ...ownProject, ...folders };
const server = await serveReview({ project, page, who: 'The figures' });
process.send?.(server.url);
// The measuring process has ended, successfully or not.
process.once('disconnect', () => process.exit());

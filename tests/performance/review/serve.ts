/** Run as a process of its own: serves a made run's review, and says where. */
import { catalogueProject } from '../../visual/project.ts';
import { serveReview } from '../../visual/review/server/review-server.ts';
import type { ServeApart } from './serve-apart.ts';

const { page, ...folders } = JSON.parse(process.argv[2] ?? '') as ServeApart;
const project = { ...catalogueProject, ...folders };
const server = await serveReview({ project, page, who: 'The figures' });
process.send?.(server.url);
// Whoever measures has ended, well or not.
process.once('disconnect', () => process.exit());

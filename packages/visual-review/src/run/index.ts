export { readReviewFile } from '../accepted/index.ts';
export type { Drawing, StoryPage, StoryTests } from '../capture/index.ts';
export type { Story, Visit } from '../catalogue/index.ts';
export {
  type Change,
  type Decision,
  decisionsBySubject,
  type RunReport,
  standingOf,
} from '../report/index.ts';
export { type Comparing, findChange } from './find-change.ts';
export type { Project } from '../configuration/index.ts';
export { loadProject, openProject } from './load-project.ts';
export { readReport, readTaken, type TakenFile, writeReport } from './run-files.ts';
export { withCatalogue } from './open-catalogue.ts';
export { summary } from './summary.ts';
export { type RunOptions, takeRun, testRun } from './take-run.ts';

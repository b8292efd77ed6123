export { createReporter, type Exported, type Reporter } from './reporter.ts';

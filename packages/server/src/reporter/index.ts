export { createReporter, type Exported, type Reporter, type Running } from './reporter.ts';

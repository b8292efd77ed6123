export { coverage, type Coverage, type PointCoverage, type StatementCoverage } from './coverage.ts';
export type { CoverageStatus, SourceCounts } from './counts.ts';
export { alwaysTrue, type PointKey } from './statements.ts';
export type { Gap } from './gaps.ts';

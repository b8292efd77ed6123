export { coverage, type Coverage, type PointCoverage, type StatementCoverage } from './coverage.ts';
export type { CoverageStatus, SourceCounts } from './coverage.ts';
export { alwaysTrue, pointKeys, pointTexts, type PointKey } from './statements.ts';
export type { Gap } from './gaps.ts';
export {
  type LanguageCoverage,
  type LanguagesCoverage,
  languagesCoverage,
  languagesText,
} from './languages.ts';

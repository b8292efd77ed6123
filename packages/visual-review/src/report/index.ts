export {
  decisionsBySubject,
  type Decided,
  type Decision,
  isAcceptable,
  passesWith,
  type Standing,
  standingOf,
  subjectOf,
} from './decision.ts';
export {
  type BrokenPlayReport,
  type Change,
  type ChangeKind,
  type PictureRecord,
  type ProbeResult,
  type RunReport,
} from './report.ts';

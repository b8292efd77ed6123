import type { FileReport } from '../../run/report.ts';
import { type Decision, decisionsBySubject, lookedAt } from '../accepted/decision.ts';
import type { RunReport } from './report.ts';

/** The pictures of a run as tests: one for each, passed where it is as accepted or was accepted since. */
export function pictureTests(report: RunReport, decisions: readonly Decision[]): FileReport {
  const decided = decisionsBySubject(decisions);
  const changed = report.changes.map((change) => {
    const isAccepted =
      change.kind === 'antialiasing' || decided.get(lookedAt(change))?.kind === 'accepted';
    return {
      status: isAccepted ? 'passed' : 'failed',
      fullName: `Picture of ${change.title} › ${change.name}, ${change.mode}`,
      failureMessages: isAccepted ? [] : change.sentences,
    };
  });
  const same = Array.from({ length: report.same }, () => ({
    status: 'passed',
    fullName: 'A picture as accepted',
  }));
  return {
    name: 'pictures',
    status: changed.every(({ status }) => status === 'passed') ? 'passed' : 'failed',
    assertionResults: [...changed, ...same],
  };
}

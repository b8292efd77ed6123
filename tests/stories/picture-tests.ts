import {
  type Change,
  decisionsBySubject,
  type Decision,
  type RunReport,
  standingOf,
} from '@ninefold/visual-review/run';
import type { FileReport, TestResult } from '../run/report.ts';

/** Reports a test for each picture of a run. It passes where the picture is as accepted, or was accepted since. */
export function pictureTests(report: RunReport, decisions: readonly Decision[]): FileReport {
  const changed = changeTests(report.changes, decisions);
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

/** Reports a test for each picture that differs from the accepted one. */
export function changeTests(
  changes: readonly Change[],
  decisions: readonly Decision[],
): readonly TestResult[] {
  const decided = decisionsBySubject(decisions);
  return changes.map((change) => {
    const isAccepted = ['accepted', 'set aside'].includes(standingOf(change, decided));
    return {
      status: isAccepted ? 'passed' : 'failed',
      fullName: `Picture of ${change.title} › ${change.name}, ${change.mode}`,
      failureMessages: isAccepted ? [] : change.sentences,
    };
  });
}

import { type Decision, decisionsBySubject, lookedAt } from '../accepted/decision.ts';
import type { Change, ChangeKind, RunReport } from './report.ts';

/** Whether the run may pass: every difference was decided, and none rejected. */
export function passes(report: RunReport, decisions: readonly Decision[]): boolean {
  const decided = decisionsBySubject(decisions);
  return report.changes.every(
    (change) =>
      change.kind === 'antialiasing' || decided.get(lookedAt(change))?.kind === 'accepted',
  );
}

const kinds: Readonly<Record<ChangeKind, string>> = {
  changed: 'changed',
  new: 'new',
  gone: 'gone',
  renamed: 'renamed',
  unstable: 'would not hold still',
  failed: 'could not be drawn',
  antialiasing: 'differ in antialiasing alone, set aside',
};

/** How many groups are told one by one. */
const groupsTold = 20;

/** The run in words, for a terminal. */
export function summary(report: RunReport, decisions: readonly Decision[]): string {
  const decided = decisionsBySubject(decisions);
  const lines = [
    `${report.taken} pictures of ${report.stories} stories in ${report.seconds} s: ${report.same} as accepted.`,
  ];
  for (const [kind, changes] of Map.groupBy(report.changes, ({ kind }) => kind)) {
    lines.push(`  ${changes.length} ${kinds[kind]}`);
  }
  if (report.probe === 'differs') {
    lines.push(
      'This machine draws the probe otherwise than the one that took the accepted pictures: where only antialiasing differs, the difference was set aside.',
    );
  }
  lines.push(...tellBroken(report.broken));
  for (const { story, reason } of report.reasons?.slice(0, groupsTold) ?? []) {
    lines.push(`  ${story}: ${reason}`);
  }
  const open = report.changes.filter(
    (change) =>
      change.kind !== 'antialiasing' && decided.get(lookedAt(change))?.kind !== 'accepted',
  );
  const groups = [...Map.groupBy(open, ({ group }) => group).values()];
  for (const group of groups.slice(0, groupsTold)) lines.push(...tellGroup(group, decided));
  if (groups.length > groupsTold) lines.push(`  and ${groups.length - groupsTold} more groups`);
  if (open.length > 0) {
    lines.push(
      '\nLook at them and decide: pnpm visual:review (or, where there is nothing to look at: pnpm visual --accept-all --why "…").',
    );
  }
  return lines.join('\n');
}

/** Shorter than any play waits for what never comes. */
const quick = 5;

/** What costs time for nothing; a play that breaks at once costs none. */
function tellBroken(broken: RunReport['broken']): readonly string[] {
  const slow = broken.filter(({ seconds }) => seconds >= quick);
  if (slow.length === 0) return [];
  return [
    "These plays wait for what never comes at the other width. Spare the time with parameters: { visual: { play: 'own width' } }:",
    ...slow.map(({ key, seconds, message }) => `  ${key}: ${seconds} s, ${shortened(message)}`),
  ];
}

function tellGroup(
  group: readonly Change[],
  decided: ReturnType<typeof decisionsBySubject>,
): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const note = decided.get(lookedAt(first));
  const rejected = note?.kind === 'rejected' ? ` — rejected: ${note.note || 'without a note'}` : '';
  const pictures = group.length === 1 ? '1 picture' : `${group.length} pictures`;
  return [
    `- ${first.groupTitle}, ${pictures}${rejected}`,
    `    ${first.key}: ${shortened(first.sentences[0] ?? '')}`,
  ];
}

/** What broke a story may come with the whole page it broke. */
function shortened(sentence: string): string {
  const [line = ''] = sentence.split('\n');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

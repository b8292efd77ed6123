import {
  type Change,
  decisionsBySubject,
  type Decision,
  type Decided,
  type ChangeGroup,
  groupsOf,
  type RunReport,
  standingOf,
  subjectOf,
} from '../report/index.ts';

/** Kinds that are described by other words. */
const kinds: Partial<Record<Change['kind'], string>> = {
  failed: 'not rendered',
  antialiasing: 'differ only in antialiasing, set aside',
};

/** The maximum number of groups and stories listed. */
const maximumListed = 20;

/** Describes a run for a terminal. */
export function summary(report: RunReport, decisions: readonly Decision[]): string {
  const decided = decisionsBySubject(decisions);
  const { taken, stories, seconds, same, changes, probe, reasons = [] } = report;
  const lines = [`${taken} pictures of ${stories} stories in ${seconds} s: ${same} as accepted.`];
  for (const [kind, ofKind] of Map.groupBy(changes, ({ kind }) => kind)) {
    lines.push(`  ${ofKind.length} ${kinds[kind] ?? kind}`);
  }
  if (probe === 'differs') {
    lines.push(
      'This machine renders otherwise than the one that took the accepted pictures. Differences in antialiasing alone were set aside.',
    );
  }
  for (const { story, reason } of reasons.slice(0, maximumListed)) {
    lines.push(`  ${story}: ${reason}`);
  }
  const open = changes.filter((change) =>
    ['undecided', 'rejected'].includes(standingOf(change, decided)),
  );
  const groups = groupsOf(open, []);
  for (const group of groups.slice(0, maximumListed)) lines.push(...describeGroup(group, decided));
  if (groups.length > maximumListed)
    lines.push(`  and ${groups.length - maximumListed} more groups`);
  if (open.length > 0) {
    lines.push(
      '\nReview them with visual-review review, or accept all with visual-review --accept-all --why "…".',
    );
  }
  return lines.join('\n');
}

function describeGroup(
  { title, changes }: ChangeGroup,
  decided: ReadonlyMap<string, Decided>,
): readonly string[] {
  const [first] = changes;
  if (first === undefined) return [];
  const decision = decided.get(subjectOf(first));
  const rejected =
    decision?.kind === 'rejected' ? `, rejected: ${decision.note || 'without a note'}` : '';
  const pictures = changes.length === 1 ? '1 picture' : `${changes.length} pictures`;
  return [
    `- ${title}, ${pictures}${rejected}`,
    `    ${first.key}: ${shorten(first.sentences[0] ?? '')}`,
  ];
}

/** The message of a failure can contain the whole document. */
function shorten(sentence: string): string {
  const [line = ''] = sentence.split('\n');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

import { availableParallelism } from 'node:os';
import type { StateOfStore } from '../accepted/state-of-store.ts';
import { machineInWords } from '../capture/probe.ts';
import type { RunReport } from '../run/report.ts';

/** The figures of a whole run, for README.md. */
export function figures(report: RunReport, store: StateOfStore): readonly string[] {
  const inGit =
    store.bytesInGit === undefined
      ? []
      : [`| all their versions in git | ${bytes(store.bytesInGit)} |`];
  return [
    '| what | how much |',
    '| --- | --- |',
    `| stories | ${report.stories} |`,
    `| pictures | ${report.planned} |`,
    `| seconds for all${report.build === 'built' ? ', with building the catalogue' : ', the catalogue being built'} | ${Math.round(report.seconds)} |`,
    `| accepted files | ${bytes(store.bytes)} |`,
    ...inGit,
    `| taken on | ${machineInWords().trim()}, ${availableParallelism()} cores |`,
  ];
}

/** How the accepted pictures are kept, for a terminal. */
export function tellStore({
  pictures,
  bytes: size,
  bytesInGit,
  orphans,
}: StateOfStore): readonly string[] {
  const history = bytesInGit === undefined ? '' : `, ${bytes(bytesInGit)} with all versions in git`;
  return [
    `${pictures} accepted pictures, ${bytes(size)}${history}.`,
    ...(orphans.length === 0
      ? []
      : [
          `${orphans.length} files belong to no accepted picture any more: pnpm visual --remove-orphans.`,
          ...orphans.slice(0, 5).map((file) => `  ${file}`),
        ]),
  ];
}

function bytes(count: number): string {
  return count < 1024 * 1024
    ? `${(count / 1024).toFixed(0)} kB`
    : `${(count / 1024 / 1024).toFixed(1)} MB`;
}

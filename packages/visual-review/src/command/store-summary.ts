import type { StoreState } from '../accepted/index.ts';

/** Describes the accepted pictures for a terminal. */
export function describeStore({ pictures, bytes, bytesInGit, orphans }: StoreState): string {
  const history =
    bytesInGit === undefined ? '' : `, ${megabytes(bytesInGit)} with all versions in git`;
  const lines = [`${pictures} accepted pictures, ${megabytes(bytes)}${history}.`];
  if (orphans.length > 0) {
    lines.push(
      `${orphans.length} files belong to no accepted picture. Delete them with visual-review --remove-orphans:`,
      ...orphans.slice(0, 5).map((file) => `  ${file}`),
    );
  }
  return lines.join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

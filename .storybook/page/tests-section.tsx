import { StatusBadge } from '@ninefold/ui/components/status-badge';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { catalogue } from 'virtual:ninefold-catalogue';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { findingsOf, sizeInWords, type Finding } from '../catalogue/quality-words.ts';
import { FactTable } from './fact-table.tsx';

const tones = { passed: 'success', failed: 'danger', 'not run': 'neutral' } as const;
const words = { passed: 'Passed', failed: 'Failed', 'not run': 'Not run' } as const;

/** Lists the results of this commit's tests of a component. */
export function TestsSection({ entry }: { readonly entry: CatalogueEntry }) {
  const { tested } = catalogue;
  return (
    <>
      <Heading>Tests and size</Heading>
      <Unstyled>
        <div className="grid gap-3 font-sans">
          <FactTable
            label="Tests and size"
            columns={['What', 'Result', 'Detail']}
            rows={[
              ...findingsOf(entry).map(({ name, state, detail }: Finding) => ({
                key: name,
                cells: [
                  name,
                  <StatusBadge key="state" tone={tones[state]}>
                    {words[state]}
                  </StatusBadge>,
                  detail,
                ],
              })),
              {
                key: 'Size',
                cells: ['Size', sizeInWords(entry.bytes), 'Minified and gzipped, without React'],
              },
            ]}
          />
          <p className="text-sm text-ink-subtle">
            {tested === undefined
              ? 'The tests were not run for this commit: run pnpm test, then build the catalogue again.'
              : `Tests of commit ${tested.commit.slice(0, 9)}${tested.changed ? ', with changes on top' : ''}, ${tested.at.slice(0, 10)}.`}
          </p>
        </div>
      </Unstyled>
    </>
  );
}

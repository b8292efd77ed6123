import { Kbd } from '@ninefold/ui/components/kbd';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { KeyboardRow } from '../../packages/ui/src/components/record.ts';
import type { KeyboardQuality } from '../../packages/ui/testing/quality/report.ts';
import { FactTable } from './fact-table.tsx';
import { RecordText } from './record-text.tsx';

/** Which keys a component understands, and which of them the stories pressed. */
export function KeyboardSection({
  rows,
  quality,
}: {
  readonly rows: readonly KeyboardRow[];
  readonly quality: KeyboardQuality | undefined;
}) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <FactTable
          label="Keyboard"
          columns={['Keys', 'What they do', 'Performed']}
          rows={rows.map((row) => ({
            key: `${row.keys} ${row.action}`,
            cells: [
              <span key="keys" className="flex items-center gap-1 whitespace-nowrap">
                {row.keys.split('+').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>,
              <RecordText key="action" text={row.action} />,
              <span key="performed" className="text-sm whitespace-nowrap text-ink-muted">
                {performed(row, quality)}
              </span>,
            ],
          }))}
        />
      </Unstyled>
    </>
  );
}

function performed({ keys, byBrowser }: KeyboardRow, quality: KeyboardQuality | undefined): string {
  if (quality?.performed.includes(keys)) return 'In its stories';
  if (byBrowser === true) return 'By the browser';
  return quality === undefined ? 'Not run' : 'Missing';
}

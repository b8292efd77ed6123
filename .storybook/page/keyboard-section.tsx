import { Kbd } from '@ninefold/ui/components/kbd';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { KeyboardQuality } from '../../packages/ui/testing/quality/report.ts';
import { FactTable } from './fact-table.tsx';
import { RecordText } from './record-text.tsx';

/** Lists the keys that a component supports, and those that the stories pressed. */
export function KeyboardSection({
  record,
  quality,
}: {
  readonly record: ComponentRecord;
  readonly quality: KeyboardQuality | undefined;
}) {
  return (
    <>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <FactTable
          label="Keyboard"
          columns={['Keys', 'What they do', 'Performed']}
          rows={Object.entries(record.keyboard).map(([keys, action]) => ({
            key: keys,
            cells: [
              <span key="keys" className="flex items-center gap-1 whitespace-nowrap">
                {keys.split('+').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>,
              <RecordText key="action" text={action} />,
              <span key="performed" className="text-sm whitespace-nowrap text-ink-muted">
                {performed(keys, record, quality)}
              </span>,
            ],
          }))}
        />
      </Unstyled>
    </>
  );
}

function performed(
  keys: string,
  { browserKeys }: ComponentRecord,
  quality: KeyboardQuality | undefined,
): string {
  if (quality?.performed.includes(keys)) return 'In its stories';
  if (browserKeys?.includes(keys)) return 'By the browser';
  return quality === undefined ? 'Not run' : 'Missing';
}

import { Code } from '@ninefold/ui/components/code';
import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { FactTable } from './fact-table.tsx';
import { RecordText } from './record-text.tsx';

/** Lists the data attributes and CSS variables that a theme may hook into. */
export function ThemingSection({ record }: { readonly record: ComponentRecord }) {
  const variables = Object.entries(record.variables ?? {});
  return (
    <>
      <Heading>Theming</Heading>
      <Unstyled>
        <div className="grid gap-6 font-sans text-base text-ink">
          <FactTable
            label="Data attributes"
            columns={['Part', 'Attribute', 'Values']}
            rows={Object.entries(record.parts).flatMap(([part, attributes]) => [
              {
                key: part,
                cells: [
                  <Code key="part">{part}</Code>,
                  <Code key="slot">data-slot</Code>,
                  'Always',
                ],
              },
              ...Object.entries(attributes).map(([name, values]) => ({
                key: `${part} ${name}`,
                cells: [
                  <Code key="part">{part}</Code>,
                  <Code key="name">{name}</Code>,
                  <RecordText key="values" text={values} />,
                ],
              })),
            ])}
          />
          {variables.length > 0 && (
            <FactTable
              label="CSS variables"
              columns={['Variable', 'Meaning']}
              rows={variables.map(([name, meaning]) => ({
                key: name,
                cells: [
                  <Code key="name">{name}</Code>,
                  <RecordText key="meaning" text={meaning} />,
                ],
              }))}
            />
          )}
        </div>
      </Unstyled>
    </>
  );
}

import { Controls, Heading, Primary, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { entryOf } from '../catalogue/entry-of.ts';
import { AccessibilitySection } from './accessibility-section.tsx';
import { GuidanceSection } from './guidance-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { PageTop } from './page-top.tsx';
import { TestsSection } from './tests-section.tsx';
import { ThemingSection } from './theming-section.tsx';
import { UseSection } from './use-section.tsx';

/** The page of a component: what its record says, what its tests found, its stories and properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const record = preparedMeta.parameters['record'] as ComponentRecord | undefined;
  const entry = record && entryOf(record);
  return (
    <>
      <Unstyled>
        <PageTop title={preparedMeta.title} record={record} entry={entry} />
      </Unstyled>
      <Primary />
      {record !== undefined && <UseSection record={record} />}
      <GuidanceSection title={preparedMeta.title} />
      <Heading>Properties</Heading>
      <Controls />
      {record !== undefined && Object.keys(record.keyboard).length > 0 && (
        <KeyboardSection record={record} quality={entry?.quality?.keyboard} />
      )}
      {record !== undefined && <AccessibilitySection record={record} entry={entry} />}
      {record !== undefined && <ThemingSection record={record} />}
      {entry !== undefined && <TestsSection entry={entry} />}
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}

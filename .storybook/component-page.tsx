import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentRecord } from '../packages/ui/src/components/record.ts';
import { RecordSections } from './record-sections.tsx';

/** The page of a component: what its record says, its stories and its properties. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const record = preparedMeta.parameters['record'] as ComponentRecord | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {record !== undefined && <RecordSections record={record} />}
      <Stories includePrimary={false} />
    </>
  );
}

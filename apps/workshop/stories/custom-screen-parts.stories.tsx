import { Button } from '@ninefold/ui/components/button';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { rulesWithTargets } from '../../../packages/ui/testing/quality/accessibility-rules.ts';
import { EditRecord, RecordList } from '../screens/own.ts';
import {
  exampleScreen,
  hasRead,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from './story-backend.ts';

const meta = {
  ...screenStories,
  parameters: { ...screenStories.parameters, a11y: rulesWithTargets },
  title: 'Screens/Custom screens/Parts',
  tags: ['!autodocs'],
  args: { address: '/example', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

/** Two lists of one entity, each with conditions of its own, which the person can't take away. */
export const Lists: ScreenStory = {
  name: 'Lists',
  ...exampleScreen(['work_order'], function Orders() {
    return (
      <>
        <ScreenHeader title="Orders" />
        <RecordList
          entity="work_order"
          name="late"
          title="Late orders"
          filters={{ due_at: 'lt.now', status: 'in.(open,planned)' }}
          fields={['title', 'customer_id', 'due_at']}
        />
        <RecordList
          entity="work_order"
          name="waiting"
          title="On hold"
          filters={{ status: 'eq.on_hold' }}
          fields={['title', 'status', 'due_at']}
          empty="Nothing is on hold."
        />
      </>
    );
  }),
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('region', { name: 'Late orders' }));
    await late.findByRole('grid');
  },
};

/** The form of one record, with chosen fields. */
export const EditsARecord: ScreenStory = {
  name: 'A form of a record',
  ...exampleScreen(['site', 'customer'], function Site() {
    const [isSaved, setSaved] = useState(false);
    return (
      <>
        <ScreenHeader title="Site" />
        <EditRecord
          entity="site"
          id="1"
          fields={['name', 'city', 'access_notes']}
          onSaved={() => setSaved(true)}
        />
        {isSaved && <p>Saved</p>}
      </>
    );
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^City/ });
  },
};

import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EditRecord, NewRecord, RecordList } from '../screens/own.ts';
import {
  exampleScreen,
  goTo,
  hasRead,
  pathOf,
  screenStories,
  type ScreenStory,
  searchOf,
} from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Custom screens/Forms',
  tags: ['!autodocs'],
  args: { address: '/example', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

type Played = Parameters<NonNullable<ScreenStory['play']>>[0];

const visual = { none: 'Parts has a picture of a form and of lists.' };

/** Leaves the screen with what was typed kept as a draft, and opens it again. */
async function leaveAndReturn({ loaded, userEvent }: Played) {
  goTo(loaded, '/data/skill');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep draft' }));
  await waitFor(() => expect(pathOf(loaded)).toBe('/data/skill'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Example' })).toBeNull());
  goTo(loaded, '/example');
  await screen.findByRole('heading', { name: 'Example' });
}

async function discards({ canvas, loaded, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull());
  await hasRead(loaded);
}

/** What a list beside it writes into the address neither leaves the form nor gives it another draft. */
export const BesideAList: ScreenStory = {
  name: 'Beside a list',
  parameters: {
    ...exampleScreen(['site', 'customer', 'skill'], function Site() {
      return (
        <>
          <ScreenHeader title="Example" />
          <EditRecord entity="site" id="2" fields={['name', 'city']} />
          <RecordList entity="skill" title="All skills" />
        </>
      );
    }),
    visual,
  },
  play: async (play) => {
    const { canvas, loaded, userEvent } = play;
    const city = () => canvas.findByRole('textbox', { name: /^City/ });
    const list = within(await canvas.findByRole('region', { name: 'All skills' }));
    await userEvent.clear(await city());
    await userEvent.type(await city(), 'Altona');
    await userEvent.type(list.getByRole('searchbox'), 'rigging{Enter}');
    await waitFor(() => expect(searchOf(loaded)).toBe('?skill.search=rigging'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await leaveAndReturn(play);
    await expect(searchOf(loaded)).toBe('');
    await waitFor(async () => expect(await city()).toHaveValue('Altona'));
    await discards(play);
  },
};

/** A form that stays after saving keeps what is typed next. */
export const SavesAgain: ScreenStory = {
  name: 'Saved, and edited again',
  parameters: {
    ...exampleScreen(['site', 'customer'], function Site() {
      const [saves, setSaves] = useState(0);
      return (
        <>
          <ScreenHeader title="Example" />
          <p>{saves} saved</p>
          <EditRecord
            entity="site"
            id="3"
            fields={['city']}
            onSaved={() => setSaves((count) => count + 1)}
          />
        </>
      );
    }),
    visual,
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const city = () => canvas.findByRole('textbox', { name: /^City/ });
    await userEvent.clear(await city());
    await userEvent.type(await city(), 'Altona');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('1 saved');
    await expect(await storedRows('select city from public.site where id = 3')).toEqual([
      { city: 'Altona' },
    ]);
    await waitFor(async () => expect(await city()).toHaveValue('Altona'));
    await userEvent.type(await city(), ' Nord');
    await leaveAndReturn(play);
    await waitFor(async () => expect(await city()).toHaveValue('Altona Nord'));
    await discards(play);
  },
};

/** So does the form of a new record, which begins another. */
export const CreatesAgain: ScreenStory = {
  name: 'Created, and begun again',
  args: { person: 'owner' },
  parameters: {
    ...exampleScreen(['skill'], function Skill() {
      const [created, setCreated] = useState(0);
      return (
        <>
          <ScreenHeader title="Example" />
          <p>{created} created</p>
          <NewRecord
            entity="skill"
            fields={['name']}
            onCreated={() => setCreated((count) => count + 1)}
          />
        </>
      );
    }),
    visual,
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const name = () => canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(await name(), 'Abseiling');
    await userEvent.click(canvas.getByRole('button', { name: /^(Create|Save)/ }));
    await canvas.findByText('1 created');
    await waitFor(async () => expect(await name()).toHaveValue(''));
    await userEvent.type(await name(), 'Diving');
    await leaveAndReturn(play);
    await waitFor(async () => expect(await name()).toHaveValue('Diving'));
    await discards(play);
  },
};

/** Each of two forms of new records has its own draft. */
export const TwoNew: ScreenStory = {
  name: 'Two of one entity',
  args: { person: 'owner' },
  parameters: {
    ...exampleScreen(['skill'], function Skills() {
      return (
        <>
          <ScreenHeader title="Example" />
          {['First', 'Second'].map((name) => (
            <section key={name} aria-label={name}>
              <NewRecord entity="skill" fields={['name']} name={name} label={`${name} skill`} />
            </section>
          ))}
        </>
      );
    }),
    visual,
  },
  play: async (play) => {
    const { canvas, userEvent } = play;
    const nameIn = async (title: string) =>
      within(await canvas.findByRole('region', { name: title })).findByRole('textbox', {
        name: /^Name/,
      });
    await userEvent.type(await nameIn('Second'), 'Diving');
    await leaveAndReturn(play);
    await waitFor(async () => expect(await nameIn('Second')).toHaveValue('Diving'));
    await expect(await nameIn('First')).toHaveValue('');
    await discards(play);
  },
};

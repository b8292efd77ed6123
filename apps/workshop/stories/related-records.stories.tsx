import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ScreenProps } from './screen.tsx';
import { pathOf, screenStories, type ScreenStory, searchOf } from './screen-story.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/Related records',
  tags: ['!autodocs'],
  args: { address: '/data/work_order/4811', person: 'dispatcher' },
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'Screens/Record detail has a picture of them.' },
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Play = Parameters<NonNullable<ScreenStory['play']>>[0];

/** Opens the palette, types a text, and follows the first action that it finds. */
async function follow({ userEvent }: Play, text: string, label: string): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to…' }));
  const input = palette.getByRole('combobox');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard(text);
  await waitFor(() =>
    expect(palette.getByRole('option', { selected: true })).toHaveTextContent(label),
  );
  await userEvent.keyboard('{Enter}');
}

const attachments = async ({ canvas }: Play) => {
  const region = within(await canvas.findByRole('region', { name: /^Attachments \d/ }));
  await region.findAllByRole('button', { name: /^Download / });
  return region;
};

/** From the record and back to it without the mouse: the file can be opened where the new row has the focus. */
export const AddedAndOpened: ScreenStory = {
  name: 'An attachment is added from the palette, and opened in its row',
  play: async (play) => {
    const { canvas, canvasElement, userEvent, loaded } = play;
    await attachments(play);
    await follow(play, 'add att', 'Add to Attachments');
    await waitFor(() => expect(pathOf(loaded)).toBe('/data/attachment/new'));
    await expect(searchOf(loaded)).toBe('?work_order_id=4811');

    // The order is filled in: the form begins in what it asks for.
    const choose = await canvas.findByRole('button', { name: /Choose file/ });
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      new File(['%PDF-1.7\n'], 'scan.pdf', { type: 'application/pdf' }),
    );
    await canvas.findByRole('button', { name: /Replace/ });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(pathOf(loaded)).toBe('/data/work_order/4811'));
    const region = await attachments(play);
    const link = await region.findByRole('link', { name: 'scan.pdf' });
    await waitFor(() => expect(link).toHaveFocus());
    const goToFile = fn();
    const tab = { location: { replace: goToFile } } as unknown as Window;
    const open = spyOn(window, 'open').mockReturnValue(tab);
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Open scan.pdf in a new tab' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(goToFile).toHaveBeenCalledWith(expect.stringMatching(/\.pdf/)));
    open.mockRestore();
    await userEvent.tab();
    await expect(region.getByRole('button', { name: 'Download scan.pdf' })).toHaveFocus();
  },
};

export const GoneTo: ScreenStory = {
  name: 'Records further down are gone to from the palette',
  play: async (play) => {
    const region = await attachments(play);
    const heading = region.getByRole('heading', { name: /^Attachments/ });
    await follow(play, 'go to att', 'Go to Attachments');
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(heading.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

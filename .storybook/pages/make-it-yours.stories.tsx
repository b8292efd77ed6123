import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MakeItYours } from './make-it-yours.tsx';
import { PageFrame } from './page-frame.tsx';

const meta = {
  title: 'Foundations/Make it yours',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <PageFrame
      title="Make it yours"
      lead="One file of your application holds its colours, corners, density, font and logo. Try them here: every other shade follows, with the contrast that it needs in every theme."
    >
      <MakeItYours />
    </PageFrame>
  ),
} satisfies Meta;

export default meta;

export const MakeItYoursPage: StoryObj = {
  name: 'Make it yours',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const contrast = within(page.getByRole('region', { name: 'Contrast' }));
    const before = variable('--ninefold-color-accent');
    await fireEvent.change(page.getByRole('slider', { name: 'Hue of accent colours' }), {
      target: { value: '150' },
    });
    await waitFor(() => expect(variable('--ninefold-color-accent')).not.toBe(before));
    await expect(page.getByText(/hue: 150/)).toBeVisible();
    await expect(contrast.getByRole('status')).toHaveTextContent('Every pair has its contrast');
    await fireEvent.change(page.getByRole('slider', { name: 'Corners' }), {
      target: { value: '12' },
    });
    await waitFor(() => expect(variable('--ninefold-radius-md')).toBe('12px'));
    const row = variable('--ninefold-size-row');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Density' }), 'comfortable');
    await waitFor(() => expect(variable('--ninefold-size-row')).not.toBe(row));
    await userEvent.click(page.getByRole('checkbox', { name: /^Exactly this light/ }));
    await fireEvent.change(page.getByRole('slider', { name: 'Lightness' }), {
      target: { value: '0.85' },
    });
    await waitFor(() =>
      expect(contrast.getByRole('status')).toHaveTextContent(/pairs have too little contrast/),
    );
    await expect(page.getByText(/^accent on canvas, in light/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back to the standard' }));
    await waitFor(() => expect(variable('--ninefold-color-accent')).toBe(before));
  },
};

function variable(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

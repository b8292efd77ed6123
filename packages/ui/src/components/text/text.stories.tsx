import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from './index.ts';
import { record } from './record.ts';

const meta = {
  title: 'Components/Text',
  component: Text,
  parameters: { record },
  args: { children: 'The compressor trips on start, and runs when it is warm.' },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'muted', 'subtle', 'accent', 'success', 'warning', 'danger'] as const;
const weights = ['normal', 'medium', 'semibold'] as const;

export const Matrix: Story = {
  render: () => (
    <Grid columns={3} className="[--grid-gap:--spacing(6)]">
      <Stack gap="small">
        {sizes.map((size) => (
          <Text key={size} size={size}>
            Size {size}: the press stops
          </Text>
        ))}
      </Stack>
      <Stack gap="small">
        {tones.map((tone) => (
          <Text key={tone} tone={tone}>
            Tone {tone}: the press stops
          </Text>
        ))}
      </Stack>
      <Stack gap="small">
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            Weight {weight}: the press stops
          </Text>
        ))}
        <Text align="end" tabular>
          1,111.10
        </Text>
        <Text align="end" tabular>
          2,980.50
        </Text>
      </Stack>
    </Grid>
  ),
};

/** Inline text is part of its line. */
export const WithinLine: Story = {
  render: () => (
    <Text>
      Estimated at{' '}
      <Text as="strong" weight="semibold" tabular>
        2,980.50 EUR
      </Text>
      ,{' '}
      <Text as="span" tone="subtle">
        without tax
      </Text>
      .
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('without tax').tagName).toBe('SPAN');
  },
};

export const AsLabel: Story = {
  args: {
    asChild: true,
    weight: 'medium',
    children: <figcaption>What the technician saw</figcaption>,
  },
};

/** Running text has a limited line length, and a word that is too long breaks. */
export const LongText: Story = {
  args: {
    measure: true,
    wrap: 'pretty',
    children:
      'The customer says that the press stops after some minutes and starts again by itself when it is left alone, which the technician could not bring about. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft sent the machine in 2019.',
  },
};

export const Empty: Story = { args: { children: '' } };

export const RightToLeft: Story = {
  args: { children: 'يتوقف الضاغط عند بدء التشغيل، ويعمل عندما يكون دافئًا.', lang: 'ar' },
  globals: { direction: 'rtl' },
};

import type { OpenScreen } from '@ninefold/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor, within } from 'storybook/test';
import { accessibilityRules } from '../../../packages/ui/testing/quality/accessibility-rules.ts';
import { accessibleTree } from './accessible-tree.ts';
import { screenStories } from './screen-story.tsx';
import { openScreen, Screen, type ScreenProps } from './screen.tsx';

const entry = { title: 'Work orders', entities: ['work_order'], unlisted: true };

/** As the command prints it. */
const own = {
  '/data/work_order': {
    ...entry,
    screen: async () => (await import('../ejected/work-order-list.tsx')).screen,
  },
  '/data/work_order/{id}': {
    ...entry,
    screen: async () => (await import('../ejected/work-order-detail.tsx')).screen,
  },
  '/data/work_order/new': {
    ...entry,
    screen: async () => (await import('../ejected/work-order-form.tsx')).create,
  },
  '/data/work_order/{id}/edit': {
    ...entry,
    screen: async () => (await import('../ejected/work-order-form.tsx')).edit,
  },
};

/** Two applications in a page have each landmark twice. */
const rulesOfTwo = {
  config: {
    rules: [
      ...(accessibilityRules.config?.rules ?? []),
      ...['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map(
        (id) => ({ id, enabled: false }),
      ),
    ],
  },
};

interface Loaded {
  readonly assembled: OpenScreen;
  readonly ejected: OpenScreen;
}

/*
 * What `ninefold eject` writes for work orders, beside the assembled screens: the same person finds the same in both.
 */
const meta = {
  title: 'Screens/Ejected screens',
  tags: ['!autodocs'],
  parameters: {
    ...screenStories.parameters,
    visual: { none: 'It looks like the assembled screens.' },
    a11y: rulesOfTwo,
  },
  args: { address: '/', person: 'dispatcher' },
  loaders: [
    async ({ args }): Promise<Loaded> => ({
      assembled: await openScreen(args),
      ejected: await openScreen(args, { own }),
    }),
  ],
  beforeEach: ({ loaded }) => {
    const { assembled, ejected } = loaded as unknown as Loaded;
    return () => {
      assembled.close();
      ejected.close();
    };
  },
  render: (_props, { loaded }) => {
    const { assembled, ejected } = loaded as unknown as Loaded;
    return (
      <>
        {/* All columns fit: which ones do otherwise depends on the widest value that a list has shown. */}
        <section aria-label="Assembled" className="flex h-screen w-[112rem] flex-col">
          <Screen {...assembled} />
        </section>
        <section aria-label="Ejected" className="flex h-screen w-[112rem] flex-col">
          <Screen {...ejected} />
        </section>
      </>
    );
  },
} satisfies Meta<ScreenProps>;

export default meta;

type Story = StoryObj<ScreenProps>;

/** Opens an address in both applications: both show a text, and everything else alike. */
function sameAt(address: string, person: NonNullable<ScreenProps['person']>, text: RegExp): Story {
  return {
    args: { address, person },
    play: async ({ canvas }) => {
      for (const region of regionsOf(canvas)) await within(region).findAllByText(text);
      await areAlike(canvas);
    },
  };
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const regionsOf = (canvas: Canvas) =>
  [
    canvas.getByRole('region', { name: 'Assembled' }),
    canvas.getByRole('region', { name: 'Ejected' }),
  ] as const;

async function areAlike(canvas: Canvas): Promise<void> {
  await waitFor(() => {
    // Each takes the focus from the other, and only one of them has been left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const difference = differenceOf(...regionsOf(canvas));
    if (difference !== '') throw new Error(difference);
  });
}

/** The first lines that differ. The first of all names the application. */
function differenceOf(assembled: Element, ejected: Element) {
  const [one, other] = [accessibleTree(assembled).slice(1), accessibleTree(ejected).slice(1)];
  const longer = one.length > other.length ? one : other;
  const line = longer.findIndex((_, index) => one[index] !== other[index]);
  if (line === -1) return '';
  const shown = (lines: readonly string[]) => lines.slice(line, line + 4).join('\n');
  return `Line ${line} of the assembled screen:\n${shown(one)}\nof the ejected one:\n${shown(other)}`;
}

const record = '/data/work_order/4811';

export const List = sameAt(
  '/data/work_order?status=eq.completed&order=number.desc',
  'dispatcher',
  /^WO-\d+/,
);

export const ListOfTechnician = sameAt('/data/work_order', 'technician', /^WO-\d+/);

export const ListOfContact = sameAt('/data/work_order', 'contact', /^WO-\d+/);

export const Detail = sameAt(record, 'dispatcher', /^WO-4811/);

export const DetailOfContact = sameAt(record, 'contact', /^WO-4811/);

export const Missing = sameAt('/data/work_order/999999999', 'owner', /./);

export const Edit = sameAt(`${record}/edit`, 'owner', /^Edit /);

export const EditOfContact = sameAt(`${record}/edit`, 'contact', /./);

export const New = sameAt('/data/work_order/new?customer_id=1', 'dispatcher', /^New work order/);

export const NewOfTechnician = sameAt('/data/work_order/new', 'technician', /./);

/** What is refused is said alike, and a save leads to the record. */
export const Saving: Story = {
  args: { address: `${record}/edit`, person: 'owner' },
  play: async ({ canvas, userEvent }) => {
    for (const region of regionsOf(canvas)) {
      const form = within(region);
      await userEvent.clear(await form.findByRole('textbox', { name: /^Title/ }));
      await userEvent.click(form.getByRole('button', { name: /^Save(?! a)/ }));
      await form.findByRole('region', { name: 'There is 1 problem' });
    }
    await areAlike(canvas);
    const ejected = within(regionsOf(canvas)[1]);
    await userEvent.type(ejected.getByRole('textbox', { name: /^Title/ }), 'Exchange the bearing');
    await userEvent.click(ejected.getByRole('button', { name: /^Save(?! a)/ }));
    await ejected.findByRole('heading', { level: 1, name: /Exchange the bearing$/ });
  },
};

import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { elsewhere } from '@ninefold/stories';

const meta = {
  ...screenStories,
  title: 'Screens/Specification',
  tags: ['!autodocs'],
  args: { address: '/specification', person: 'dispatcher' },
} satisfies Meta<ScreenProps>;

export default meta;

export const Workshop: ScreenStory = {
  play: async ({ canvas }) => {
    const points = within(await canvas.findByRole('list', { name: 'The nine points' }));
    await expect(points.getAllByRole('heading')).toHaveLength(9);
    await expect(points.queryByText('not shown')).toBeNull();
    await expect(canvas.queryByText(/of an earlier version/)).toBeNull();
  },
};

/** A database in which an earlier version has installed its functions. */
export const EarlierFunctions: ScreenStory = {
  name: 'Functions of an earlier version',
  beforeEach: () =>
    elsewhere(
      "comment on function ninefold_specification(text[], boolean, text[], text, integer, text) is 'Describes…'",
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('The functions in the database are of an earlier version');
    await expect(canvas.getByText('ninefold init --install')).toBeVisible();
  },
};

/** Nothing is known: every statement says so, and home links here. */
export const Blank: ScreenStory = {
  args: { address: '/', person: undefined, start: 'blank' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        level: 1,
        name: 'Nothing is known about this product yet',
      }),
    ).toBeVisible();
    const points = within(canvas.getByRole('list', { name: 'The nine points' }));
    await expect(points.getAllByText('not shown')).toHaveLength(17);
  },
};

export const BlankOnPhone: ScreenStory = { ...Blank, globals: onPhone };

const head = (canvas: ReturnType<typeof within>, name: RegExp) =>
  canvas.findByRole('heading', { level: 1, name });

const drawing = '[data-slot=specification-canvas] [role=group]';

export const Purpose: ScreenStory = {
  args: { address: '/specification/purpose' },
  play: async ({ canvas }) => {
    await head(canvas, /Purpose and audience/);
    await expect(canvas.getByRole('link', { name: /Next point/ })).toHaveAttribute(
      'href',
      '/specification/screens',
    );
  },
};

export const Screens: ScreenStory = {
  args: { address: '/specification/screens' },
  play: async ({ canvas }) => {
    await head(canvas, /Screens and routes/);
    await expect(canvas.getByRole('link', { name: 'Open Work orders' })).toHaveAttribute(
      'href',
      '/data/work_order',
    );
  },
};

export const Entities: ScreenStory = {
  args: { address: '/specification/entities' },
  play: async ({ canvas, canvasElement }) => {
    await head(canvas, /Entities and fields/);
    // Computing ARIA roles on a page with hundreds of facts takes seconds after each change.
    const drawn = () => canvasElement.querySelector<HTMLElement>(drawing);
    await waitFor(() => expect(drawn()).toBeVisible());
    await expect(
      within(drawn() ?? canvasElement).getByRole('link', { name: 'Visits' }),
    ).toHaveAccessibleDescription(/exactly one record of “Work orders”/);
  },
};

/** A link leads to one field among all of them. */
export const FieldByLink: ScreenStory = {
  args: { address: '/specification/entities#work_order/due_at' },
  play: async ({ canvas }) => {
    await head(canvas, /Entities and fields/);
    await waitFor(() => expect(document.activeElement?.id).toBe('work_order/due_at'));
    await expect(document.activeElement).toHaveAttribute('data-marked', 'true');
    await expect(document.activeElement).toHaveTextContent('column public.work_order.due_at');
  },
};

/** The address holds the search, and typing filters immediately. */
export const RulesSearched: ScreenStory = {
  args: { address: '/specification/rules?search=due' },
  play: async ({ canvas }) => {
    await head(canvas, /Validation rules/);
    const field = canvas.getByRole('searchbox', { name: 'Search rules' });
    await expect(field).toHaveValue('due');
    const found = canvas.getByText(/^\d+ of \d+$/);
    await userEvent.clear(field);
    await waitFor(() => {
      const [left, all] = found.textContent.match(/\d+/g) ?? [];
      return expect(left).toBe(all);
    });
    await userEvent.type(field, 'no such rule');
    await expect(await canvas.findByText('Nothing here matches “no such rule”.')).toBeVisible();
  },
};

export const States: ScreenStory = {
  args: { address: '/specification/states' },
  play: async ({ canvas }) => {
    await head(canvas, /States and transitions/);
    const diagram = await canvas.findByRole('group', { name: 'Work order: status' });
    await expect(within(diagram).getByRole('link', { name: 'Completed' })).toBeInTheDocument();
    // A lookup table has no transitions, so nothing is drawn.
    await expect(canvas.queryByRole('group', { name: 'Contact: language' })).toBeNull();
  },
};

export const Permissions: ScreenStory = {
  args: { address: '/specification/permissions' },
  play: async ({ canvas }) => {
    await head(canvas, /Roles and permissions/);
    const table = await canvas.findByRole('table', { name: /^What each role may do: / });
    await expect(within(table).getByRole('rowheader', { name: /Work orders/ })).toBeVisible();
  },
};

export const Calls: ScreenStory = {
  args: { address: '/specification/calls' },
  play: async ({ canvas }) => {
    await head(canvas, /Calls/);
    await expect(canvas.getByText('PATCH /rest/v1/work_order')).toBeInTheDocument();
  },
};

export const Errors: ScreenStory = {
  args: { address: '/specification/errors' },
  play: async ({ canvas }) => {
    await head(canvas, /Error catalogue/);
    await expect(canvas.getAllByText('Check failed').length).toBeGreaterThan(0);
  },
};

export const Limits: ScreenStory = {
  args: { address: '/specification/limits' },
  play: async ({ canvas }) => {
    await head(canvas, /Constants and limits/);
    await expect(canvas.getByText('Hourly rate')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Next point/ })).toBeNull();
  },
};

/** A point without facts says so for each statement, and how to add them. */
export const BlankPoint: ScreenStory = {
  args: { address: '/specification/entities', person: undefined, start: 'blank' },
  play: async ({ canvas }) => {
    await head(canvas, /Entities and fields/);
    await expect(canvas.getAllByText('not shown')).toHaveLength(2);
    await expect(canvas.getByText(/tables and views are entities/)).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NoSuchPoint: ScreenStory = {
  args: { address: '/specification/weather' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Page not found',
    );
  },
};

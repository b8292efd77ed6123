import type { Meta } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import {
  useAggregate,
  useDeleteRecord,
  useFunction,
  useRecord,
  useRecords,
  useSaveRecord,
  useTransition,
} from '../screens/own.ts';
import { exampleScreen, fault, hasRead, screenStories, type ScreenStory } from './screen-story.tsx';
import type { ScreenProps } from './screen.tsx';
import { storedRows } from '@ninefold/stories';

// The hooks alone: what is drawn is a team's own, here plain HTML, on a screen without the frame.

const meta = {
  ...screenStories,
  title: 'Screens/Custom screens/Hooks',
  tags: ['!autodocs'],
  args: { address: '/example', person: 'owner' },
} satisfies Meta<ScreenProps>;

export default meta;

/** A team's own component. */
function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="m-4 grid max-w-lg gap-2 rounded-md border p-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Each state of what is read has a name of its own, and what is left out is told. */
export const States: ScreenStory = {
  name: 'States of what is read',
  args: { person: 'dispatcher' },
  parameters: exampleScreen(
    ['work_order', 'skill', 'technician', 'part'],
    function StatesOfRecords() {
      const some = useRecords('work_order', {
        where: { status: ['open', 'planned'], priority: { gte: 1 } },
        order: [{ field: 'due_at', direction: 'ascending' }],
        limit: 3,
      });
      const states = {
        some,
        none: useRecords('skill', { where: { name: 'Alchemy' } }),
        later: useRecords('skill', { enabled: false }),
        unknown: useRecord('skill', undefined),
        gone: useRecord('skill', '999999'),
        closed: useRecords('technician', { limit: 1 }),
        broken: useRecords('part', { limit: 1 }),
      };
      return (
        <>
          <h1 className="m-4 text-lg">States</h1>
          <Panel title="Next orders">
            {some.status === 'ready' && (
              <ol>
                {some.rows.map((row) => (
                  // Typed by the database: a number.
                  <li key={row.id} value={Number(row.values.priority)}>
                    {row.title}
                  </li>
                ))}
              </ol>
            )}
            {some.hasMore === true && <a href={some.href}>All orders</a>}
          </Panel>
          <Panel title="States">
            <dl>
              {Object.entries(states).map(([name, { status }]) => (
                <div key={name} className="flex gap-2">
                  <dt>{name}</dt>
                  <dd>{status}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          <Panel title="Parts">{states.broken.notice}</Panel>
        </>
      );
    },
    'page',
  ),
  beforeEach: (context) => {
    const refused = { code: '42501', message: 'permission denied for table technician' };
    fault('technician', { kind: 'status', status: 403, body: refused })(context);
    const broken = { code: 'XX000', message: 'out of order' };
    fault('part', { kind: 'status', status: 400, body: broken }, 1)(context);
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const stateOf = (name: string) => canvas.getByText(name).nextElementSibling;
    const list = await canvas.findByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'All orders' })).toHaveAttribute(
      'href',
      expect.stringContaining('/data/work_order?status=in.(open,planned)'),
    );
    await waitFor(async () => expect(stateOf('none')).toHaveTextContent('empty'));
    await expect(stateOf('later')).toHaveTextContent('disabled');
    await expect(stateOf('unknown')).toHaveTextContent('disabled');
    await waitFor(() => expect(stateOf('gone')).toHaveTextContent('missing'));
    await waitFor(() => expect(stateOf('closed')).toHaveTextContent('denied'));
    await waitFor(() => expect(stateOf('broken')).toHaveTextContent('failed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(stateOf('broken')).toHaveTextContent('ready'));
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await hasRead(loaded);
  },
};

/** Counts, creates, changes, deletes, makes a transition and calls a function. */
export const Writing: ScreenStory = {
  name: 'Hooks that write',
  parameters: {
    ...exampleScreen(['skill', 'work_order'], function Writes() {
      const skills = useRecords('skill', { where: { name: ['Welding', 'Brazing'] } });
      const counted = useAggregate('skill', { where: { name: ['Welding', 'Brazing'] } });
      const saving = useSaveRecord('skill');
      const deleting = useDeleteRecord('skill');
      const planned = useRecords('work_order', { where: { status: 'planned' }, limit: 1 });
      const transition = useTransition('work_order');
      const finding = useFunction('free_technicians');
      const [free, setFree] = useState('');
      const [skill] = skills.rows ?? [];
      const [order] = planned.rows ?? [];
      const start = order && transition.from(order).find(({ to }) => to.value === 'in_progress');
      return (
        <>
          <h1 className="m-4 text-lg">Writes</h1>
          <Panel title="Skills">
            <output>
              {counted.status === 'ready' ? counted.groups[0]?.count : counted.status}{' '}
              {skill?.title} {saving.result?.status} {deleting.result?.status}
            </output>
            <button type="button" onClick={() => void saving.create({ name: 'Welding' })}>
              Create
            </button>
            {skill && (
              <>
                <button
                  type="button"
                  onClick={() => void saving.update(skill, { name: 'Brazing' })}
                >
                  Rename
                </button>
                <button type="button" onClick={() => void deleting.remove(skill)}>
                  Delete
                </button>
              </>
            )}
          </Panel>
          <Panel title="Orders">
            <output>{transition.result?.status}</output>
            {order && start && (
              <button
                type="button"
                disabled={transition.isPending}
                onClick={() => void transition.change(order, start)}
              >
                Start work
              </button>
            )}
          </Panel>
          <Panel title="Technicians">
            <output>{free}</output>
            <button
              type="button"
              disabled={finding.status !== 'ready'}
              onClick={async () => {
                const found = await finding.call({
                  from_time: '2026-12-24T08:00:00Z',
                  to_time: '2026-12-24T09:00:00Z',
                });
                setFree(found.status === 'called' ? `${found.value.length} free` : found.status);
              }}
            >
              Who is free?
            </button>
          </Panel>
        </>
      );
    }),
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const panel = async (name: string) => within(await canvas.findByRole('region', { name }));
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    const skills = (await panel('Skills')).getByRole('status');
    await waitFor(() => expect(skills).toHaveTextContent(/^0/));
    await press('Create');
    await waitFor(() => expect(skills).toHaveTextContent('1 Welding saved'));
    await press('Rename');
    await waitFor(() => expect(skills).toHaveTextContent('1 Brazing saved'));
    await press('Delete');
    await waitFor(() => expect(skills).toHaveTextContent(/^0 saved saved$/));
    await expect(
      await storedRows(`select name from public.skill where name in ('Welding', 'Brazing')`),
    ).toEqual([]);

    await press('Start work');
    const orders = (await panel('Orders')).getByRole('status');
    await waitFor(() => expect(orders).toHaveTextContent('saved'));

    const technicians = (await panel('Technicians')).getByRole('status');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Who is free?' })).toBeEnabled());
    await press('Who is free?');
    await waitFor(() => expect(technicians).toHaveTextContent(/^\d+ free$/));
    await hasRead(loaded);
  },
};

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import {
  Badge,
  Button,
  Calendar,
  DatePicker,
  Field,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
  TimeField,
  Toggle,
  ToggleGroup,
} from './index.ts';

const slot = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
const look = (element: Element | null | undefined, property: string): string =>
  element == null ? 'not there' : getComputedStyle(element).getPropertyValue(property);
/** The ground that a control is drawn on. */
const ground = (name: string) =>
  look(slot(name)?.closest('[role=group]') ?? slot(name), 'background-color');

const day = (date: number) =>
  [...document.querySelectorAll('[data-slot=calendar-day]:not([data-outside-month])')][date - 1];
const color = (text: string) => look(page.getByText(text).element(), 'background-color');

/** Moves the pointer to a text, and returns the colour of another one and whether the pointer is there. */
const pointTo = async (text: string, other: string) => {
  await page.getByText(text).hover();
  return [color(other), page.getByText(text).element().matches(':hover')] as const;
};

const overSelected = () => pointTo('Selected', 'Other');

const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important }';
document.head.append(still);

test('read-only dates and times look like other read-only controls', async () => {
  const screen = await render(<TextField readOnly aria-label="Text" defaultValue="a" />);
  const readOnly = look(slot('text-field'), 'background-color');
  await screen.rerender(<DatePicker readOnly aria-label="Due" defaultValue="2024-03-15" />);
  await expect.poll(() => ground('date-segment')).toBe(readOnly);
  await screen.rerender(<TimeField readOnly aria-label="At" defaultValue="08:30" />);
  await expect.poll(() => ground('time-field')).toBe(readOnly);
  await screen.rerender(<Calendar readOnly aria-label="Due" defaultValue="2024-03-15" />);
  await expect.poll(() => look(slot('calendar'), 'background-color')).toBe(readOnly);
  await screen.rerender(<TimeField aria-label="At" defaultValue="08:30" />);
  await expect.poll(() => ground('time-field')).not.toBe(readOnly);
});

test('the days of a disabled calendar look disabled, and the chosen one is still another', async () => {
  const ground = (date: number) => look(day(date), 'background-color');
  const screen = await render(<Calendar aria-label="Due" defaultValue="2024-03-15" />);
  const ink = look(day(14), 'color');
  const chosen = ground(15);
  await screen.rerender(<Calendar readOnly aria-label="Due" defaultValue="2024-03-15" />);
  expect(ground(15)).toBe(chosen);
  await screen.rerender(<Calendar disabled aria-label="Due" defaultValue="2024-03-15" />);
  await expect.poll(() => look(day(14), 'color')).not.toBe(ink);
  expect(ground(15)).not.toBe(chosen);
  expect(ground(15)).not.toBe(ground(14));
  expect(look(day(15), 'outline-style')).toBe('solid');
  expect(look(day(14), 'outline-style')).toBe('none');
});

test('a selected row still looks selected under the pointer', async () => {
  await render(
    <Table aria-label="Orders">
      <TableBody>
        <TableRow selected>
          <TableCell>Selected</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Other</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  await expect.poll(async () => (await overSelected())[1]).toBe(true);
  const resting = color('Other');
  await expect.poll(async () => (await pointTo('Other', 'Other'))[0]).not.toBe(resting);
  const [selected, hovered] = [color('Selected'), color('Other')];
  await expect.poll(overSelected).toEqual([resting, true]);
  expect(color('Selected')).toBe(selected);
  expect(selected).not.toBe(hovered);
  expect(selected).not.toBe(resting);
});

test('toggles with a value that is not valid are outlined', async () => {
  await render(
    <Field label="View" error="Choose one.">
      <ToggleGroup>
        <Toggle value="list">List</Toggle>
      </ToggleGroup>
    </Field>,
  );
  const group = slot('toggle-group');
  expect(look(group, 'outline-style')).toBe('solid');
  expect(look(group, 'outline-width')).toBe('1px');
  expect(look(group, 'outline-color')).toBe(look(page.getByText('Choose one.').element(), 'color'));
});

test.each(['primary', 'danger'] as const)(
  'a %s button looks pressed while it is',
  async (variant) => {
    await render(<Button variant={variant}>Save</Button>);
    const button = page.getByRole('button');
    await button.hover();
    const hovered = look(button.element(), 'background-color');
    await userEvent.keyboard('{Tab}{ >}');
    await expect.poll(() => look(button.element(), 'background-color')).not.toBe(hovered);
    await userEvent.keyboard('{/ }');
  },
);

test('a long badge and many toggles stay within a narrow place', async () => {
  await render(
    <div style={{ width: 160 }}>
      <Badge>Waiting for the confirmation of the supplier</Badge>
      <ToggleGroup label="View">
        {['List', 'Board', 'Calendar', 'Timeline'].map((name) => (
          <Toggle key={name} value={name}>
            {name}
          </Toggle>
        ))}
      </ToggleGroup>
    </div>,
  );
  for (const name of ['badge', 'toggle-group']) {
    const part = slot(name)!;
    expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    expect(part.clientWidth).toBeLessThanOrEqual(160);
  }
});

import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/styles.css';
import * as ui from '../../src/components/index.ts';
import { FieldChoice } from '../../src/patterns/field-choice.tsx';
import { listFields } from '../workshop-sample/fields.ts';
import { SamplePalette } from '../command-palette/sample-palette.tsx';

const still = document.createElement('style');
still.textContent =
  '*, ::before, ::after { transition: none !important; animation: none !important; caret-color: transparent !important } body { min-block-size: 100vh }';

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => document.head.append(still));

afterEach(async () => {
  await emulate('none');
  still.remove();
});

type Colour = readonly [number, number, number];

/** Contrast as WCAG 2.2 defines it. */
function contrast(one: Colour, other: Colour): number {
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const parts = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** Where the texts of an element are drawn, with the texts. */
function textsOf(
  element: Element | null,
): readonly { readonly text: string; readonly box: DOMRect }[] {
  if (element === null) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const text = node.textContent?.trim() ?? '';
    if (text !== '' && box.width > 2) found.push({ text, box });
  }
  return found;
}

/**
 * Reads from a picture how far each text of a part stands out from what is drawn behind it: browsers draw a backplate behind
 * texts in forced colours, which no computed style shows.
 */
async function drawnContrasts(part: string): Promise<readonly [string, number][]> {
  const base64 = await page.screenshot({ element: document.body, save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const frame = document.body.getBoundingClientRect();
  const scale = picture.width / frame.width;
  return textsOf(document.querySelector(part)).map(({ text, box }) => {
    const { data } = context.getImageData(
      Math.max(0, Math.ceil((box.x - frame.x) * scale)),
      Math.max(0, Math.ceil((box.y - frame.y) * scale)),
      Math.max(1, Math.floor(box.width * scale)),
      Math.max(1, Math.floor(box.height * scale)),
    );
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [behind] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most));
    return [
      text,
      Math.max(...[...counts.keys()].map((colour) => contrast(parts(colour), parts(behind)))),
    ];
  });
}

interface Highlight {
  readonly name: string;
  readonly element: ReactElement;
  /** Highlights the part, where it isn't from the start. */
  readonly act?: () => Promise<void>;
  /** A selector of it. */
  readonly part: string;
}

const highlights: readonly Highlight[] = [
  {
    name: 'Combobox',
    element: (
      <ui.Combobox
        aria-label="City"
        options={[
          { value: 'be', label: 'Berlin', description: 'Germany', recent: true },
          { value: 'bo', label: 'Bonn' },
        ]}
      />
    ),
    act: async () => {
      await userEvent.keyboard('{Tab}b');
      await expect.poll(() => document.querySelector('[data-slot=combobox-option]')).not.toBeNull();
      // Only the look counts here: the stories of Combobox move the highlight with keys.
      document.querySelector('[data-slot=combobox-option]')?.setAttribute('data-focused', '');
    },
    part: '[data-slot=combobox-option][data-focused]',
  },
  {
    name: 'Select',
    element: (
      <ui.Select
        aria-label="Status"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Planned' },
          { value: 'b', label: 'Open' },
        ]}
      />
    ),
    act: () => userEvent.keyboard('{Tab} {ArrowDown}'),
    part: 'option[value=b]',
  },
  {
    name: 'Menu',
    element: (
      <ui.Menu defaultOpen>
        <ui.MenuTrigger>Menu</ui.MenuTrigger>
        <ui.MenuContent>
          <ui.MenuItem shortcut="Mod+D" tone="danger" disabledReason="It has orders.">
            Delete
          </ui.MenuItem>
        </ui.MenuContent>
      </ui.Menu>
    ),
    act: () => userEvent.keyboard('{ArrowDown}'),
    part: '[data-slot=menu-item][data-highlighted]',
  },
  {
    name: 'DatePicker, a segment',
    element: <ui.DatePicker aria-label="Due" locale="en-GB" defaultValue="2024-03-15" />,
    act: () => userEvent.keyboard('{Tab}'),
    part: '[data-slot=date-segment][data-focused]',
  },
  {
    name: 'TimeField, a segment',
    element: <ui.TimeField aria-label="At" locale="en-GB" defaultValue="08:30" />,
    act: () => userEvent.keyboard('{Tab}'),
    part: '[data-slot=date-segment][data-focused]',
  },
  {
    name: 'Calendar, the chosen day',
    element: <ui.Calendar aria-label="Due" locale="en-GB" defaultValue="2024-03-15" />,
    part: '[data-slot=calendar-day][data-selected]',
  },
  {
    name: 'DataGrid, a selected cell',
    element: (
      <ui.DataGrid
        label="Orders"
        columns={['title', 'status'].map((name) => ({
          name,
          label: name,
          cell: (row: string) => `${row} ${name}`,
        }))}
        rowCount={2}
        rowAt={(index) => ['a', 'b'][index]}
        rowId={String}
      />
    ),
    act: () => userEvent.keyboard('{Tab}{ArrowDown}{Shift>}{ArrowRight}{/Shift}'),
    part: '[aria-rowindex="2"] [aria-colindex="2"]',
  },
  {
    name: 'ToggleGroup',
    element: (
      <ui.ToggleGroup label="View" defaultValue="list">
        <ui.Toggle value="list">List</ui.Toggle>
        <ui.Toggle value="board">Board</ui.Toggle>
      </ui.ToggleGroup>
    ),
    part: '[data-state=on]',
  },
  {
    name: 'TagInput, a tag',
    element: <ui.TagInput aria-label="Skills" defaultValue={['welding', 'wiring']} />,
    act: () => userEvent.keyboard('{Tab}'),
    part: '[data-slot=tag-input-tag][data-focused]',
  },
  {
    name: 'FilterBar, a field',
    element: <FieldChoice fields={listFields} onSelect={() => undefined} />,
    part: '[aria-selected=true]',
  },
  {
    name: 'CommandPalette, a command',
    element: <SamplePalette isOpen />,
    part: '[data-slot=command-palette-option][data-active]',
  },
];

test.each(highlights)(
  '$name: what is highlighted is readable in forced colours',
  async ({ element, act, part }) => {
    await render(element);
    await act?.();
    await emulate('active');
    await expect.poll(() => textsOf(document.querySelector(part))).not.toEqual([]);
    const contrasts = await drawnContrasts(part);
    expect(contrasts).not.toEqual([]);
    expect(contrasts.filter(([, value]) => value < 4.5)).toEqual([]);
  },
);

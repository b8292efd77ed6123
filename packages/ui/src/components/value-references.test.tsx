import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup } from './checkbox-group/index.ts';
import { Tab, TabPanel, Tabs, TabsList } from './tabs/index.ts';

/** Values as databases hold them: with spaces and quotes, in any script, or empty. */
const values = [
  '',
  ' ',
  'in progress',
  'inprogress',
  '"quoted"',
  "it's",
  'a\tb\nc',
  'größe',
  '進行中',
];

describe('a reference to an element that belongs to a value', () => {
  it('leads from an option of a checkbox group to its description', async () => {
    const options = values.map((value, index) => ({
      value,
      label: `Option ${index}.`,
      description: `Description ${index}.`,
    }));
    await render(<CheckboxGroup aria-label="Status" options={options} />);
    for (const { label, description } of options) {
      const box = page.getByRole('checkbox', { name: label, exact: true }).element();
      expect(box).toHaveAccessibleDescription(description);
    }
  });

  it.each(values)('leads from the tab of %j to its panel and back', async (shown) => {
    await render(
      <Tabs defaultValue={shown}>
        <TabsList label="Status">
          {values.map((value, index) => (
            <Tab key={value} value={value}>
              Tab {index}.
            </Tab>
          ))}
        </TabsList>
        {values.map((value) => (
          <TabPanel key={value} value={value}>
            {value}
          </TabPanel>
        ))}
      </Tabs>,
    );
    const tab = page.getByRole('tab', { selected: true }).element();
    const panel = page.getByRole('tabpanel').element();
    expect(panel).toHaveAccessibleName(`Tab ${values.indexOf(shown)}.`);
    expect(tab).toHaveAttribute('aria-controls', panel.id);
    expect(panel.id).not.toMatch(/\s/);
  });
});

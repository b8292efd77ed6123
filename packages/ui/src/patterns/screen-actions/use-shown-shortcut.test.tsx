import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApplicationProvider, usePreferences } from '../../provider/index.ts';
import { CalendarFrame } from '../calendar-frame/index.ts';
import { FilterBar } from '../filter-bar/index.ts';
import { Neighbours } from '../neighbours/index.ts';

afterEach(() => localStorage.clear());

const nothing = () => undefined;

function KeySwitches() {
  const { change } = usePreferences();
  return (
    <>
      <button onClick={() => change({ disabledKeys: 'F\nJ\nN' })}>Without F, J and N</button>
      <button onClick={() => change({ characterKeys: false })}>Without all</button>
    </>
  );
}

it('says the keys that work, and none that the person has turned off', async () => {
  const { container } = await render(
    <ApplicationProvider>
      <FilterBar fields={[]} filters={[]} onFiltersChange={nothing} onSearchChange={nothing} />
      <Neighbours place={2} total={{ count: 3, exact: true }} onNext={nothing} />
      <CalendarFrame unit="month" name="May" previousHref="/a" nextHref="/b" count={0}>
        {null}
      </CalendarFrame>
      <KeySwitches />
    </ApplicationProvider>,
  );
  const keys = () =>
    [...container.querySelectorAll('[aria-keyshortcuts]')].map((each) =>
      each.getAttribute('aria-keyshortcuts'),
    );
  expect(keys()).toEqual(['/', 'F', 'K', 'J', 'P', 'N']);
  await page.getByRole('button', { name: 'Without F, J and N' }).click();
  await expect.poll(keys).toEqual(['/', 'K', 'P']);
  await page.getByRole('button', { name: 'Without all' }).click();
  await expect.poll(keys).toEqual([]);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LabelsProvider, translated, useLabels } from './labels.tsx';

const labels = { title: 'Calls', count: (shown: number) => `${shown} calls`, close: 'Close' };
const others = { title: 'Changes' };

function Texts() {
  const { title, count, close } = useLabels(labels);
  return <p>{[title, count(2), close, useLabels(others).title].join(', ')}</p>;
}

test('labels are in English without a provider', async () => {
  await render(<Texts />);
  await expect.element(page.getByText('Calls, 2 calls, Close, Changes')).toBeVisible();
});

test('a provider replaces some labels, one within it others', async () => {
  const outer = [translated(labels, { title: 'Aufrufe', count: (shown) => `${shown} Aufrufe` })];
  const inner = [translated(labels, { title: 'Anfragen' }), translated(others, { title: 'Alt' })];
  await render(
    <LabelsProvider labels={outer}>
      <Texts />
      <LabelsProvider labels={inner}>
        <Texts />
      </LabelsProvider>
    </LabelsProvider>,
  );
  await expect.element(page.getByText('Aufrufe, 2 Aufrufe, Close, Changes')).toBeVisible();
  await expect.element(page.getByText('Anfragen, 2 Aufrufe, Close, Alt')).toBeVisible();
});

import { afterEach, expect, it } from 'vitest';
import '../styles.css';

const family = 'Noto Sans Arabic Variable';

afterEach(() => {
  document.body.replaceChildren();
});

function show(text: string): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  document.body.append(paragraph);
}

function statuses(): readonly FontFaceLoadStatus[] {
  return [...document.fonts]
    .filter((face) => face.family.includes(family))
    .map((face) => face.status);
}

it('loads the Arabic font only for Arabic letters', async () => {
  show('Replace spindle bearing, 12.04.2026, 2 980,50 €, Ελληνικά, “quoted” … ≥ ±');
  await document.fonts.ready;
  expect(statuses()).toEqual(['unloaded']);
  show('استبدال محمل العمود');
  await expect.poll(statuses).toEqual(['loaded']);
});

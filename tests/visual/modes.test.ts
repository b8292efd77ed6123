import { expect, it } from 'vitest';
import { modeSettings } from './modes.ts';

const modesOf = (title: string, exportName = 'Default', isNarrow = false) =>
  modeSettings.modesOf?.({ title, exportName, layout: 'padded', isNarrow });

it('takes a matrix in every mode, a screen in light and dark at both widths, others once', () => {
  expect(modesOf('Components/Button', 'Matrix')).toBe('all');
  const screen = ['light-1280', 'dark-1280', 'light-390', 'dark-390'];
  expect(modesOf('Screens/Home')).toEqual(screen);
  expect(modesOf('Screens/Home', 'OnAPhone', true)).toEqual(screen.slice(2));
  expect(modesOf('Components/Button')).toEqual(['light-1280']);
  expect(modesOf('Components/Button', 'OnAPhone', true)).toEqual(['light-390']);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KeyPress, pressesShortcut } from './presses-shortcut.ts';
import { ariaShortcut, shortcutText } from './shortcut.ts';

const platforms = {
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  Linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ['Mac', '⌘ Return', 'Meta+Enter', '⌥ ⇧ L', '⇧ ⌘ P'],
  ['iPhone', '⌘ Return', 'Meta+Enter', '⌥ ⇧ L', '⇧ ⌘ P'],
  ['Windows', 'Ctrl Enter', 'Control+Enter', 'Alt Shift L', 'Ctrl Shift P'],
  ['Linux', 'Ctrl Enter', 'Control+Enter', 'Alt Shift L', 'Ctrl Shift P'],
] as const)('a shortcut on %s', (platform, send, sendKeys, calls, palette) => {
  it('is shown and announced with the keys of the platform', () => {
    vi.stubGlobal('navigator', { userAgent: platforms[platform] });
    expect(shortcutText('Mod+Enter')).toBe(send);
    expect(ariaShortcut('Mod+Enter')).toBe(sendKeys);
    expect(shortcutText('Alt+Shift+L')).toBe(calls);
    expect(ariaShortcut('Alt+Shift+L')).toBe('Alt+Shift+L');
    expect(shortcutText('Mod+Shift+P')).toBe(palette);
    expect(shortcutText('N')).toBe('N');
    expect(shortcutText('+')).toBe('+');
    expect(ariaShortcut('Alt++')).toBe('Alt++');
  });
});

describe('the keys of a shortcut are pressed', () => {
  const none = { code: '', ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };
  const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
    ...none,
    key,
    ...held,
  });

  it.each([
    ['Mod+K', press('k', { ctrlKey: true }), true],
    ['Mod+K', press('K', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+K', press('k', { metaKey: true }), false],
    ['Mod+K', press('k', { ctrlKey: true, altKey: true }), false],
    ['Mod+K', press('л', { ctrlKey: true, code: 'KeyK' }), true],
    // On Dvorak's keyboard the key at the place of K writes a T.
    ['Mod+K', press('t', { ctrlKey: true, code: 'KeyK' }), false],
    ['Alt+Shift+L', press('Ò', { altKey: true, shiftKey: true, code: 'KeyL' }), true],
    ['Alt+Shift+L', press('l', { altKey: true, shiftKey: true }), true],
    ['?', press('?', { shiftKey: true }), true],
    ['?', press('?'), true],
    ['?', press('?', { ctrlKey: true }), false],
    ['/', press('/'), true],
    ['/', press('ظ', { code: 'Slash' }), true],
    // On a German keyboard.
    ['/', press('-', { code: 'Slash' }), false],
    ['/', press('/', { code: 'Digit7', shiftKey: true }), true],
    ['Shift+F1', press('F1', { shiftKey: true }), true],
    ['Shift+F1', press('F1'), false],
  ])('%s', (keys, event, expected) => {
    vi.stubGlobal('navigator', { userAgent: platforms.Linux });
    expect(pressesShortcut(event, keys)).toBe(expected);
  });

  it('with Command on a Mac', () => {
    vi.stubGlobal('navigator', { userAgent: platforms.Mac });
    expect(pressesShortcut(press('k', { metaKey: true }), 'Mod+K')).toBe(true);
    expect(pressesShortcut(press('k', { ctrlKey: true }), 'Mod+K')).toBe(false);
  });
});

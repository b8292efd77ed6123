import { afterEach, describe, expect, it, vi } from 'vitest';
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
  });
});

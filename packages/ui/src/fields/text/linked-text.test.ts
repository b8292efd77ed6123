import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const links = (text: string, named = 'note') =>
  linkedText(text, named).flatMap((part) => (part.href === undefined ? [] : [part.href]));

describe('addresses in a text', () => {
  test.each([
    ['see https://example.com/a?b=c.', ['https://example.com/a?b=c']],
    ['write to ines@example.com, please', ['mailto:ines@example.com']],
    ['+49 (381) 123-45', ['tel:+4938112345']],
    ['88-1042', []],
    ['javascript:alert(1)', []],
    ['nothing here', []],
  ])('%s', (text, hrefs) => {
    expect(links(text)).toEqual(hrefs);
  });

  test('a field that is named for telephones holds them', () => {
    expect(links('0381 12345', 'home_phone')).toEqual(['tel:038112345']);
    expect(links('0381 12345', 'microphone')).toEqual([]);
  });

  test('no letter of the text is lost', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constant('https://a.example/x'),
      fc.constant('a@b.example'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        expect(
          linkedText(text, '')
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

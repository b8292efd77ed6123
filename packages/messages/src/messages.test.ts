import { IntlMessageFormat } from 'intl-messageformat';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserLanguages, formatList, isolate, messages, setMessageLanguage } from './index.ts';
import { parseMessage } from './parse-message.ts';
import { pseudoMessage } from './pseudo.ts';

const english = { language: 'en', catalogues: [] };
afterEach(() => setMessageLanguage(english));

const cart = messages('cart', {
  title: 'Cart',
  quoted: "It isn’t '{empty}', is it?",
  items: '{count, plural, =0 {Nothing} one {# item} other {# items}} of {owner}',
  nested:
    '{who, select, me {You have {count, plural, one {# {thing}} other {# {things}}}} other {{who} has none}}',
  bold: 'Delete <b>{title}</b> and {count, number} more?',
});

const isolates = /[\u2068\u2069]/g;
const forms = ['=0', 'zero', 'one', 'two', 'few', 'many', 'other'];

describe('a message', () => {
  it('is a text, or a function of its arguments', () => {
    expect(cart.title).toBe('Cart');
    expect(cart.items({ count: 0, owner: 'Ada' })).toBe('Nothing of Ada');
    expect(cart.items({ count: 1, owner: 'Ada' })).toBe('1 item of Ada');
    expect(cart.items({ count: 1234, owner: 'Ada' })).toBe('1,234 items of Ada');
  });

  it('takes elements for arguments and tags', () => {
    const parts = cart.bold.parts({
      title: 'A',
      count: 2,
      b: (content: unknown) => ({ b: content }),
    });
    expect(parts).toEqual(['Delete ', { b: ['A'] }, ' and ', '2', ' more?']);
  });

  it('is in the language and the number format of the page, and in English where it is missing', () => {
    setMessageLanguage({
      language: 'de',
      format: 'de-AT',
      catalogues: [{ cart: { items: '{count, plural, one {# Ding} other {# Dinge}}, {owner}' } }],
    });
    expect(cart.items({ count: 1234.5, owner: 'Ada' })).toBe(
      '1 234,5 Dinge, Ada'.replace(' ', '\u00A0'),
    );
    expect(cart.title).toBe('Cart');
    expect(formatList(['a', 'b', 'c'], 'or')).toBe('a, b oder c');
  });

  it('isolates texts, and numbers with a sign, where the language is read from right to left', () => {
    setMessageLanguage({ language: 'ar', format: 'en', catalogues: [] });
    expect(cart.items({ count: 2, owner: 'Ada (GmbH)' })).toBe('2 items of \u2068Ada (GmbH)\u2069');
    expect(isolate('A comment.')).toBe('\u2068A comment.\u2069');
    expect(cart.items({ count: 2, owner: '' })).toBe('2 items of ');
    expect(cart.items({ count: 2, owner: -5 })).toBe('2 items of \u2068-5\u2069');
    expect(cart.bold.parts({ title: 'A', count: 2, b: (content: unknown) => content })).toEqual([
      'Delete ',
      ['\u2068A\u2069'],
      ' and ',
      '2',
      ' more?',
    ]);
    setMessageLanguage({ language: 'de', catalogues: [] });
    expect(cart.items({ count: 2, owner: 'Ada' })).toBe('2 items of Ada');
  });

  it.each(['en', 'de', 'ar', 'pl'])('is formatted as the reference does, in %s', (language) => {
    const plural = forms.map((form) => `${form} {${form} # {thing}}`).join(' ');
    const sources = [
      `{count, plural, ${plural}}`,
      `{who, select, me {I, {count, plural, ${plural}}} other {{who}: #}}`,
      "It''s '{who}' # <b>{thing} {count, plural, other {<i>#</i>}}</b>",
    ];
    setMessageLanguage({
      language,
      catalogues: [{ reference: Object.fromEntries(sources.entries()) }],
    });
    const area = messages('reference', { 0: '{x}', 1: '{x}', 2: '{x}' });
    for (const count of [0, 1, 2, 3, 11, 100, 1.5, 12345.678]) {
      for (const who of ['me', 'you']) {
        const args = { count, who, thing: 'T', b: (c: unknown) => c, i: (c: unknown) => c };
        for (const [index, source] of sources.entries()) {
          const format = new IntlMessageFormat(source, language);
          const expected = [format.format(args)].flat(4).join('');
          const parts = area[index as 0].parts({ x: 0, ...args });
          expect(parts.flat(4).join('').replaceAll(isolates, '')).toBe(expected);
        }
      }
    }
  });
});

it.each([
  ['{', 'a name'],
  ['{count, plural, one {#}}', 'other'],
  ['{count, plural, other {#}', '}'],
  ['{count, date}', 'plural or select'],
  ['<b>x', '</b>'],
  ['x}', 'opening'],
])('“%s” is refused with what is missing', (source, missing) => {
  expect(() => parseMessage(source)).toThrow(missing);
});

it('the pseudo-locale brackets a message, keeps its arguments and makes it longer', () => {
  setMessageLanguage({ language: 'en-XA', catalogues: [], transform: pseudoMessage });
  expect(cart.items({ count: 2, owner: 'Ada' })).toBe('‹2 îţéṁš öƒ Ada····›');
});

it('a browser on a system without a language has only the languages that Intl knows', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'de-AT'] });
  expect(browserLanguages()).toEqual(['de-AT']);
  vi.unstubAllGlobals();
});

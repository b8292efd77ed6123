import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PageStyles, type StyledElement, valueSeparator } from '../picture/index.ts';
import { findCauses } from './style-difference.ts';

interface SampleElement extends Partial<StyledElement> {
  readonly style?: Readonly<Record<string, string>>;
}

/** Values of properties that aren't given are `0`. */
function pageOf(names: readonly string[], ...elements: readonly SampleElement[]): PageStyles {
  return {
    names,
    elements: elements.map(({ style = {}, ...element }) => ({
      tag: 'div',
      hasStyleAttribute: false,
      ...element,
      values: names.map((name) => style[name] ?? '0').join(valueSeparator),
    })),
  };
}

/** The causes between elements without and with the given styles. */
function causesOf(...elements: readonly SampleElement[]): readonly string[] {
  const names = [...new Set(elements.flatMap(({ style = {} }) => Object.keys(style)))];
  const before = elements.map((element) => ({ ...element, style: {} }));
  return findCauses(pageOf(names, ...before), pageOf(names, ...elements)).map(
    ({ component, property, before, after }) => `${component}: ${property} ${before} → ${after}`,
  );
}

describe('findCauses', () => {
  it('names the nearest component of the element that changed, or its tag', () => {
    const elements = fc.array(
      fc.record({ up: fc.nat(), slot: fc.option(fc.constantFrom('card', 'icon-button')) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(elements, fc.nat(), (list, at) => {
        const tree = list.map(({ up, slot }, index) => ({
          tag: 'p',
          slot: slot ?? undefined,
          parent: index === 0 ? undefined : up % index,
        }));
        const changed = at % tree.length;
        const styled = tree.map((element, index) =>
          index === changed ? { ...element, style: { opacity: '1' } } : element,
        );
        const around = [changed];
        while (tree[around.at(-1)!]!.parent !== undefined) {
          around.push(tree[around.at(-1)!]!.parent!);
        }
        const slot = around.map((index) => tree[index]!.slot).find((name) => name !== undefined);
        const component =
          slot === undefined ? '<p>' : { card: 'Card', 'icon-button': 'Icon button' }[slot];
        expect(causesOf(...styled)).toEqual([`${component}: opacity 0 → 1`]);
      }),
    );
  });

  it('leaves out what is inherited, and what has the colour of the text', () => {
    const style = { color: 'red', stroke: 'red', 'font-size': '2px' };
    const button = { slot: 'button', style };
    const icon = { tag: 'svg', parent: 0, slot: 'icon', style: { ...style, opacity: '1' } };
    expect(causesOf(button, icon)).toEqual([
      'Button: color 0 → red',
      'Button: font-size 0 → 2px',
      'Icon: opacity 0 → 1',
    ]);
  });

  it.each([
    [['padding-inline-start', 'padding-inline-end'], ['padding-inline']],
    [
      ['padding-inline-start', 'padding-block-start'],
      ['padding-inline-start', 'padding-block-start'],
    ],
    [
      ['block-start', 'block-end', 'inline-start', 'inline-end'].map(
        (side) => `border-${side}-color`,
      ),
      ['border-color'],
    ],
    [
      ['start-start', 'start-end', 'end-start', 'end-end'].map(
        (corner) => `border-${corner}-radius`,
      ),
      ['border-radius'],
    ],
    [
      ['width', 'height'],
      ['width', 'height'],
    ],
  ])('writes %o as %o', (names, expected) => {
    const style = Object.fromEntries(names.map((name) => [name, '4px']));
    expect(causesOf({ slot: 'card', style })).toEqual(
      expected.map((name) => `Card: ${name} 0 → 4px`),
    );
  });

  it('leaves out places and sizes that a script measured, unless nothing else changed', () => {
    const menu = { slot: 'menu', hasStyleAttribute: true, style: { transform: 'x', opacity: '1' } };
    const popper = { hasStyleAttribute: true, style: { transform: 'y' } };
    expect(causesOf(menu, popper)).toEqual(['Menu: opacity 0 → 1']);
    expect(causesOf(popper)).toEqual(['<div>: transform 0 → y']);
  });

  it('says nothing of pages with other elements', () => {
    const names = ['opacity'];
    const card = { slot: 'card', style: { opacity: '1' } };
    expect(findCauses(pageOf(names, card), pageOf(names, { slot: 'card' }, { parent: 0 }))).toEqual(
      [],
    );
    expect(findCauses(pageOf(names, card), pageOf(names, { slot: 'menu' }))).toEqual([]);
  });
});

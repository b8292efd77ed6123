import { describe, expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';
import { search, searchWords } from './search.ts';

const { entries } = await readCatalogue();

function found(query: string): readonly string[] {
  return search(query, entries).map(({ entry }) => entry.record.name);
}

describe('search', () => {
  it.each([
    ['modal', 'Dialog'],
    ['button', 'Button'],
    ['alertdialog', 'AlertDialog'],
    ['spinner', 'Spinner'],
    ['DialogTitle', 'Dialog'],
    ['tablist', 'Tabs'],
    ['MODAL', 'Dialog'],
  ])('finds by “%s” %s first', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('finds all components that use a token', () => {
    expect(found('color-scrim')).toEqual(expect.arrayContaining(['Dialog', 'Drawer']));
    expect(found('color-scrim')).not.toContain('Badge');
  });

  it('says why', () => {
    expect(search('modal', entries)[0]?.because).toBe('also called modal');
    expect(search('button', entries)[0]?.because).toBe('');
  });

  it('matches every word', () => {
    expect(found('dialog flux')).toEqual([]);
    expect(found('confirm dialog')[0]).toBe('AlertDialog');
  });

  it('finds nothing without a text', () => {
    expect(found('  ')).toEqual([]);
  });

  it('lets Storybook’s search find names, synonyms, roles and tokens', () => {
    const dialog = entries.find(({ folder }) => folder === 'dialog');
    expect(dialog && searchWords(dialog)).toEqual(
      expect.arrayContaining(['Dialog', 'modal', 'dialog', 'DialogTitle', 'color-scrim']),
    );
  });
});

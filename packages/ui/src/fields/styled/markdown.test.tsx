import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { field } from '../../../testing/fields/entry.tsx';
import { FieldDisplay } from '../field-display.tsx';

const markdown = field('text', { format: 'markdown' });

test('Markdown is shown as it reads, and nothing in it runs or loads', async () => {
  const text = [
    '# Notes',
    '**Check** the [belt](https://example.com/belt).',
    '- [run](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '![photo](https://example.com/photo.png)',
  ].join('\n\n');
  const { container } = await render(<FieldDisplay field={markdown} value={text} place="detail" />);
  await expect.element(page.getByRole('link', { name: 'belt' })).toBeVisible();
  expect(container.querySelector('strong')?.textContent).toBe('Check');
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['https://example.com/belt']);
  expect(container.querySelector('img, script, h1')).toBeNull();
  expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
});

test('Markdown in a list is its text', async () => {
  await render(<FieldDisplay field={markdown} value="**Check**" place="cell" />);
  await expect.element(page.getByText('**Check**')).toBeVisible();
});

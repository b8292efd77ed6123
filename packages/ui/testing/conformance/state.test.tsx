import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { statefulParts } from './stateful.tsx';

type Told = (state: unknown) => void;

const sources = import.meta.glob<string>(
  ['../../src/components/*/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

describe('the parts that keep a state', () => {
  it('are all of which a first state can be given', () => {
    const components = Object.entries(sources)
      .filter(([, source]) => /readonly default(?:Open|Value)\?/.test(source))
      .map(([file]) => file.split('/').at(-2));
    const tried = statefulParts.map(({ name }) =>
      name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
    );
    expect(components.filter((component) => !tried.includes(component ?? ''))).toEqual([]);
  });
});

describe.each(statefulParts)(
  '$name',
  ({ names: [value, initial, changed], before, after, told, ...part }) => {
    const tell = (spy: Told) => ({
      [changed]: (argument: never) => spy(told === undefined ? argument : told(argument)),
    });

    it('keeps its own state, and reports changes', async () => {
      const spy = vi.fn<Told>();
      const first = initial === undefined ? {} : { [initial]: before };
      await render(<StrictMode>{part.render({ ...first, ...tell(spy) })}</StrictMode>);
      expect(part.shown()).toEqual(before);
      await part.change();
      await expect.poll(part.shown).toEqual(after);
      expect(spy.mock.calls).toEqual([[after]]);
    });

    it('leaves its state to its owner, who may refuse changes', async () => {
      const spy = vi.fn<Told>();
      await render(<StrictMode>{part.render({ [value]: before, ...tell(spy) })}</StrictMode>);
      await part.change();
      await expect.poll(() => spy.mock.lastCall).toEqual([after]);
      expect(part.shown()).toEqual(before);
    });

    it('is rendered on a server in its first state, and hydrated without a difference', async () => {
      const errors = vi.spyOn(console, 'error');
      const recoverable = vi.fn<(error: unknown) => void>();
      const first = initial === undefined ? {} : { [initial]: before };
      const element = <StrictMode>{part.render(first)}</StrictMode>;
      const container = document.createElement('div');
      container.innerHTML = renderToString(element);
      document.body.append(container);
      expect(part.shown()).toEqual(before);
      const root = hydrateRoot(container, element, { onRecoverableError: recoverable });
      await expect.poll(() => Object.keys(container.firstElementChild ?? {})).not.toEqual([]);
      await part.change();
      await expect.poll(part.shown).toEqual(after);
      root.unmount();
      container.remove();
      expect(recoverable.mock.calls).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
      errors.mockRestore();
    });

    it('follows its owner', async () => {
      function Owner() {
        const [state, setState] = useState(before);
        return part.render({ [value]: state, ...tell(setState) });
      }
      await render(<Owner />);
      expect(part.shown()).toEqual(before);
      await part.change();
      await expect.poll(part.shown).toEqual(after);
    });
  },
);

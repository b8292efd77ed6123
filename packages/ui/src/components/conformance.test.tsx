import { createRef, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import {
  overlayParts,
  pageParts,
  type ConformingPart,
  type PassedProps,
} from './conformance-parts.tsx';
import * as ui from './index.ts';

const parts = [...pageParts, ...overlayParts];

/** Without an element or a look of their own, or made of parts that are tried themselves. */
const apart = new Set(
  `AlertDialog Anchor Dialog Drawer Menu Popover DirectionProvider HrefProvider OverlayHost ToastProvider MenuSub
  PopoverAnchor PopoverClose AlertDialogTrigger State DrawerBody DrawerClose DrawerDescription
  DrawerFooter DrawerHeader DrawerTitle DrawerTrigger PaginationGap PaginationStep ToneIcon TooltipProvider
  CopyButton DescriptionList TableBody TableCaption TableHead`.split(/\s+/),
);

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(() => {
  errors.mockRestore();
});

function find(slot: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (element === null)
    throw new Error(`There is no element with data-slot="${slot}" in the page.`);
  return element;
}

function made(part: ConformingPart, { children = 'text', ...bare }: PassedProps): ReactElement {
  return part.render({ ...bare, children }, bare);
}

async function show(element: ReactElement): Promise<void> {
  await render(<StrictMode>{element}</StrictMode>);
}

describe('the parts that are tried', () => {
  it('are all that the index exports', () => {
    const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !apart.has(name));
    expect(parts.map(({ name }) => name).sort()).toEqual(exported.sort());
  });
});

describe.each(parts)('$name', (part: ConformingPart) => {
  it('passes ref, className and properties on, and complains of nothing', async () => {
    const ref = createRef<HTMLElement>();
    await show(made(part, { ref: ref as never, className: 'given-class', id: 'given-id' }));
    const element = find(part.slot);
    expect(ref.current).toBe(element);
    expect(element.id).toBe('given-id');
    expect(find(part.classSlot ?? part.slot).classList).toContain('given-class');
    expect(errors.mock.calls).toEqual([]);
  });

  it('lets go of its ref when it goes', async () => {
    const ref = createRef<HTMLElement>();
    await show(made(part, { ref: ref as never }));
    await cleanup();
    expect(ref.current).toBeNull();
  });
});

describe.each(parts.filter(({ asChild }) => asChild === true))('$name with asChild', (part) => {
  it('becomes its child, which keeps what is its own', async () => {
    const ref = createRef<HTMLElement>();
    await show(
      made(part, {
        ref: ref as never,
        asChild: true,
        className: 'given-class',
        children: (
          <section className="own-class" data-own="yes">
            text
          </section>
        ),
      }),
    );
    const element = find(part.slot);
    expect(element.tagName).toBe('SECTION');
    expect(ref.current).toBe(element);
    expect(element.dataset['own']).toBe('yes');
    expect([...element.classList]).toEqual(expect.arrayContaining(['given-class', 'own-class']));
    expect(element.textContent).toContain('text');
    expect(errors.mock.calls).toEqual([]);
  });
});

describe.each(pageParts)('$name from a server', (part) => {
  it('is hydrated without a difference', async () => {
    const element = <StrictMode>{made(part, {})}</StrictMode>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    document.body.append(container);
    const recoverable = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(container, element, { onRecoverableError: recoverable });
    await expect.poll(() => Object.keys(container.firstElementChild ?? {})).not.toEqual([]);
    root.unmount();
    container.remove();
    expect(recoverable.mock.calls).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });
});

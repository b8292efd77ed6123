import { createRef, StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { overlayParts, pageParts, type ConformingPart, type PassedProps } from './parts.tsx';
import { attributesNamedBy, partAttributesOf } from '../quality/part-attributes.ts';
import * as ui from '../../src/components/index.ts';
import type { ComponentRecord } from '../../src/components/record.ts';
import { joinClassNames } from '../../src/components/styling/index.ts';

const parts = [...pageParts, ...overlayParts];

/** Parts without their own element or styles, or composed of parts that are tested separately. */
const apart = new Set(
  `AlertDialog Anchor Dialog Drawer Menu Popover DirectionProvider LinkNavigationProvider OverlayHost ToastProvider MenuSub
  PopoverAnchor PopoverClose AlertDialogTrigger State DrawerBody DrawerClose DrawerDescription
  DrawerFooter DrawerHeader DrawerTitle DrawerTrigger PaginationGap PaginationStep ToneIcon TooltipProvider
  CopyButton DescriptionList TableBody TableCaption TableHead`.split(/\s+/),
);

/** Each sets a property that many parts set too. */
const givenClasses =
  `block static invisible isolation-auto order-7 z-7 inset-7 m-7 p-7 w-7 h-7 min-w-7 min-h-7 max-w-7
  max-h-7 gap-7 flex-col-reverse flex-wrap-reverse flex-7 items-end justify-end self-end grid-cols-7 grid-rows-7
  grid-flow-dense auto-cols-max place-content-end place-items-end col-start-7 row-start-7 overflow-scroll
  overscroll-none rounded-xl border-7 border-dotted border-danger bg-danger text-danger text-2xl leading-7 font-light
  font-mono text-end text-nowrap text-clip whitespace-pre no-underline opacity-7 shadow-lg select-all cursor-wait
  transition-none duration-700 animate-none resize-none outline-offset-7`.split(/\s+/);

/** Given classes that an element lacks, and its own classes that they should have overridden. */
function losingClasses({ classList }: HTMLElement): readonly string[] {
  const winning = new Set(joinClassNames([...classList].join(' ')).split(' '));
  return [...new Set([...givenClasses, ...classList])].filter((name) => !winning.has(name));
}

const records = Object.values(
  import.meta.glob<ComponentRecord>('../../src/components/*/record.ts', {
    import: 'record',
    eager: true,
  }),
);

const slots = records.flatMap(({ parts }) => Object.keys(parts));
const namedAttributes = new Set(records.flatMap(attributesNamedBy));

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
  it('passes on ref, className and properties, without warnings', async () => {
    const ref = createRef<HTMLElement>();
    await show(made(part, { ref: ref as never, className: 'given-class', id: 'given-id' }));
    const element = find(part.slot);
    expect(ref.current).toBe(element);
    expect(element.id).toBe('given-id');
    expect(find(part.classSlot ?? part.slot).classList).toContain('given-class');
    expect(errors.mock.calls).toEqual([]);
  });

  it('has no data attribute that its record does not name', async () => {
    await show(made(part, {}));
    const elements = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
    const attributes = elements.flatMap(partAttributesOf);
    expect(slots).toEqual(expect.arrayContaining(elements.map(({ dataset }) => dataset['slot'])));
    expect(attributes.filter((pair) => !namedAttributes.has(pair))).toEqual([]);
  });

  it('lets the given className override its own', async () => {
    await show(made(part, { className: givenClasses.join(' ') }));
    expect(losingClasses(find(part.classSlot ?? part.slot))).toEqual([]);
  });

  it('clears its ref when unmounted', async () => {
    const ref = createRef<HTMLElement>();
    await show(made(part, { ref: ref as never }));
    await cleanup();
    expect(ref.current).toBeNull();
  });
});

describe.each(parts.filter(({ asChild }) => asChild === true))('$name with asChild', (part) => {
  it('renders as its child, which keeps its own properties', async () => {
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

  it('lets the className of its child override its own', async () => {
    const child = <section className={givenClasses.join(' ')}>text</section>;
    await show(made(part, { asChild: true, children: child }));
    expect(losingClasses(find(part.slot))).toEqual([]);
    expect(errors.mock.calls).toEqual([]);
  });
});

describe.each(pageParts)('$name from a server', (part) => {
  it('hydrates without differences', async () => {
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

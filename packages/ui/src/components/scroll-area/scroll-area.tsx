import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Content, Corner, Root, Scrollbar, Thumb, Viewport } from 'radix-ui/scroll-area';
import { useRef, type ComponentProps, type Ref } from 'react';
import { useScrollableRegion } from '../scrollable-region.ts';
import { tv } from '../styling/index.ts';

const scrollAreaStyles = tv({
  slots: {
    area: 'relative flex min-h-0 min-w-0 flex-col overflow-hidden',
    viewport: 'min-h-0 w-full flex-1 overscroll-x-contain rounded-[inherit] -outline-offset-2',
    content: 'min-w-full',
    // The hit area is wider than the thumb: 12 px against 6.
    scrollbar: [
      'group/scrollbar z-1 flex touch-none p-0.75 select-none data-[state=visible]:animate-appear',
      'data-[orientation=horizontal]:h-3 data-[orientation=horizontal]:flex-col data-[orientation=vertical]:w-3',
    ],
    thumb: [
      'relative flex-1 rounded-full bg-line-control transition-colors group-hover/scrollbar:bg-ink-subtle',
      'before:absolute before:-inset-1.5 before:content-[""] forced-colors:bg-[ButtonText]',
    ],
    corner: 'bg-transparent',
  },
  variants: {
    orientation: {
      // A text in it can be cut or wrapped at the edge, as it cannot in a table.
      vertical: { content: 'block!' },
      horizontal: {},
      both: {},
    },
  },
});

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Names it where it scrolls and is a stop of the Tab key, as nothing in it is. */
  readonly label: string;
  readonly orientation?: 'vertical' | 'horizontal' | 'both';
  /** When scrollbars show: always (`auto`), while pointed at, or while it scrolls. */
  readonly scrollbars?: 'auto' | 'hover' | 'scroll';
  readonly dir?: 'ltr' | 'rtl';
  /** The element that scrolls, to read or set its position. */
  readonly viewportRef?: Ref<HTMLDivElement>;
}

/** A part of the page that scrolls by itself. Give it a height or a width by `className`. */
export function ScrollArea({
  label,
  orientation = 'vertical',
  scrollbars = 'auto',
  viewportRef,
  className,
  children,
  ...props
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const region = useScrollableRegion(viewport, label, { unlessFocusable: true });
  const styles = scrollAreaStyles({ orientation });
  const axes = orientation === 'both' ? (['vertical', 'horizontal'] as const) : [orientation];
  return (
    <Root
      data-slot="scroll-area"
      type={scrollbars}
      className={styles.area({ className })}
      {...props}
    >
      <Viewport
        data-slot="scroll-area-viewport"
        disableImplicitContentElement
        ref={useComposedRefs(viewport, viewportRef)}
        className={styles.viewport()}
        {...region}
      >
        <Content className={styles.content()}>{children}</Content>
      </Viewport>
      {axes.map((axis) => (
        <Scrollbar
          key={axis}
          data-slot="scroll-area-bar"
          orientation={axis}
          className={styles.scrollbar()}
        >
          <Thumb data-slot="scroll-area-thumb" className={styles.thumb()} />
        </Scrollbar>
      ))}
      {orientation === 'both' && <Corner className={styles.corner()} />}
    </Root>
  );
}

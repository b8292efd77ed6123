import { Text } from '@ninefold/ui/components/text';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import type { Change, PictureRecord } from '../../../report/index.ts';
import { picturesOf } from '../model/index.ts';
import { useReviewContext } from './review-context.ts';

interface PictureProps {
  readonly alt: string;
  readonly record: Pick<PictureRecord, 'picture' | 'width' | 'height'>;
}

/** Shows a picture at the zoom. Enlarged, its pixels stay sharp. */
export function Picture({ alt, record }: PictureProps) {
  const { client, zoom } = useReviewContext();
  const { picture, width, height } = record;
  const size: CSSProperties =
    zoom === 'fit'
      ? { inlineSize: width, maxInlineSize: '100%', blockSize: 'auto' }
      : { inlineSize: width * zoom, maxInlineSize: 'none', blockSize: height * zoom };
  return (
    <img
      alt={alt}
      src={client.picture(picture)}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className="block"
      style={{ ...size, imageRendering: zoom !== 'fit' && zoom > 1 ? 'pixelated' : 'auto' }}
    />
  );
}

export function pictureLabel({ title, name }: Change, which: string): string {
  return `${which} picture of ${title}, ${name}`;
}

/** Shows two pictures of a change, one over the other. */
export function StackedPair({
  change,
  below = {},
  above = {},
}: {
  readonly change: Change;
  readonly below?: CSSProperties;
  readonly above?: CSSProperties;
}) {
  const { zoom } = useReviewContext();
  return (
    <div className="grid w-max min-w-full justify-items-start has-[[style*='max-inline-size:_100%']]:w-full">
      {picturesOf(change)
        .slice(0, 2)
        .map(({ title, record }, index) => (
          <div
            key={title}
            className="[grid-area:1/1]"
            style={{
              maxInlineSize: zoom === 'fit' ? '100%' : undefined,
              ...(index === 0 ? below : above),
            }}
          >
            <Picture alt={pictureLabel(change, title)} record={record} />
          </div>
        ))}
    </div>
  );
}

export interface FramedProps {
  readonly change: Change;
  readonly frame: RefCallback<HTMLElement>;
}

/** Shows a picture that can be larger than the frame. It scrolls together with other frames. */
export function PictureFrame({
  title,
  label,
  frame,
  children,
}: {
  readonly title: ReactNode;
  /** Its accessible name. */
  readonly label: string;
  readonly frame: RefCallback<HTMLElement>;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <Text as="span" size="small" tone="muted" weight="medium">
        {title}
      </Text>
      <section
        ref={frame}
        aria-label={label}
        // Keyboard users scroll the picture here.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="ltr"
        className="max-h-[62dvh] min-h-16 overflow-auto border border-line-strong bg-[repeating-conic-gradient(var(--ninefold-color-sunken)_0_25%,var(--ninefold-color-panel)_0_50%)] bg-size-[16px_16px]"
      >
        {children}
      </section>
    </div>
  );
}

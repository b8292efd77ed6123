import type { CSSProperties } from 'react';
import { useReviewContext } from './review-context.ts';

/** Shows a picture at the zoom. Enlarged, its pixels stay sharp. */
export function Picture({
  alt,
  hash,
  width,
  height,
}: {
  readonly alt: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}) {
  const { client, zoom } = useReviewContext();
  const size: CSSProperties =
    zoom === 'fit'
      ? { inlineSize: width, maxInlineSize: '100%', blockSize: 'auto' }
      : { inlineSize: width * zoom, maxInlineSize: 'none', blockSize: height * zoom };
  return (
    <img
      alt={alt}
      src={client.picture(hash)}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className="block"
      style={{ ...size, imageRendering: zoom !== 'fit' && zoom > 1 ? 'pixelated' : 'auto' }}
    />
  );
}

import type { CSSProperties } from 'react';
import type { Zoom } from '../model/zoom.ts';

/** Shows a picture at a zoom. Enlarged, its pixels stay sharp. */
export function Picture({
  alt,
  address,
  width,
  height,
  zoom,
  style,
}: {
  readonly alt: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly zoom: Zoom;
  readonly style?: CSSProperties;
}) {
  const size: CSSProperties =
    zoom === 'fit'
      ? { inlineSize: width, maxInlineSize: '100%', blockSize: 'auto' }
      : { inlineSize: width * zoom, maxInlineSize: 'none', blockSize: height * zoom };
  return (
    <img
      alt={alt}
      src={address}
      width={width}
      height={height}
      decoding="async"
      draggable={false}
      className="block"
      style={{
        ...size,
        imageRendering: zoom !== 'fit' && zoom > 1 ? 'pixelated' : 'auto',
        ...style,
      }}
    />
  );
}

import type { ObjectPath, StoredObject } from './objects.ts';

/**
 * Types that a browser may show at the address of the application. Others, HTML and SVG among them, could
 * run scripts there: they are only downloaded.
 */
const shown =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|application\/pdf|text\/plain|audio\/.+|video\/.+)$/;

/** Answers with the bytes of an object. `?download=name` makes the browser save it. */
export function objectResponse(
  request: Request,
  { name }: ObjectPath,
  { bytes, type, cacheControl, size }: StoredObject,
): Response {
  const [plain = ''] = type.toLowerCase().split(';');
  const download = new URL(request.url).searchParams.get('download');
  const isShown = download === null && shown.test(plain.trim());
  const fileName = download === null || download === '' ? (name.split('/').at(-1) ?? '') : download;
  const headers = new Headers({
    'content-type': type,
    'content-length': String(size),
    'cache-control': cacheControl,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

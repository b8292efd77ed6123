import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Declaration, inLanguage, type InLanguages } from '@ninefold/specification';
import type { TeamTheme } from '@ninefold/ui/theme';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { UsageError } from '../errors/index.ts';
import { readTheme } from './theme-styles.ts';

/** Writes the title, icon, manifest and social preview that a team declares into the built page. */
export function productPage(application: string): Plugin {
  let product: Product;
  let base = '/';
  return {
    name: 'ninefold-product-page',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      const file = pathToFileURL(join(application, 'specification.ts')).href;
      const { specification } = (await import(file)) as {
        readonly specification: InLanguages<Declaration>;
      };
      const theme = await readTheme(application);
      product = await readProduct(inLanguage(specification), theme, join(application, 'public'));
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html
          .replace('<title>Ninefold</title>', `<title>${escaped(product.title)}</title>`)
          .replaceAll('/icon.svg', `/${product.icon}`)
          .replace('type="image/svg+xml"', `type="${typeOf(product.icon)}"`),
        tags: tagsOf(product, base),
      }),
    },
    generateBundle() {
      const source = JSON.stringify(manifestOf(product, base), null, 2);
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source });
    },
  };
}

/** Content of the page's head and of the manifest. */
type Product = Awaited<ReturnType<typeof readProduct>>;

/**
 * Derives the page's content from the declaration and the theme.
 *
 * @throws {UsageError} for a file that is not in `publicFolder`, or an invalid address.
 */
export async function readProduct(
  { title = 'Ninefold', purpose, application = {} }: Declaration,
  { logo: icon = 'icon.svg' }: TeamTheme,
  publicFolder: string,
) {
  const { shortName = title, image, address } = application;
  if (image !== undefined) await assertImageExists(image, publicFolder);
  if (address !== undefined && !URL.canParse(address)) {
    throw new UsageError(
      `specification.ts declares application.address as "${address}", which is not a URL. It looks like https://orders.example/.`,
    );
  }
  if (image !== undefined && address === undefined) {
    throw new UsageError(
      'specification.ts declares application.image without application.address. Links that are shared need the whole address of a picture: declare where the application is deployed.',
    );
  }
  const folder = address?.endsWith('/') ? address : address && `${address}/`;
  return {
    title,
    shortName,
    description: purpose,
    /** The name of a file in `public`. */
    icon,
    /** Absolute URL of the application; undefined if it is not declared. */
    address: folder,
    image: image && new URL(image, folder).href,
  };
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

function typeOf(file: string): string {
  return types[extname(file)] ?? 'image/x-icon';
}

async function assertImageExists(file: string, publicFolder: string): Promise<void> {
  try {
    await access(join(publicFolder, file));
  } catch {
    throw new UsageError(
      `specification.ts declares application.image as "${file}", and the folder public has no such file. Put it there, or correct the name.`,
    );
  }
}

function tagsOf(product: Product, base: string): HtmlTagDescriptor[] {
  const { title, description, icon, address, image } = product;
  const links = [
    { rel: 'manifest', href: `${base}manifest.json` },
    ...(icon.endsWith('.png') ? [{ rel: 'apple-touch-icon', href: `${base}${icon}` }] : []),
  ];
  const metadata = [
    { name: 'description', content: description },
    { name: 'twitter:card', content: image && 'summary_large_image' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
  ].filter(({ content }) => content !== undefined);
  return [
    ...links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
    ...metadata.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head' as const })),
  ];
}

function manifestOf({ title, shortName, description, icon }: Product, base: string) {
  return {
    name: title,
    short_name: shortName,
    description,
    start_url: base,
    scope: base,
    display: 'standalone',
    icons: [
      {
        src: `${base}${icon}`,
        sizes: icon.endsWith('.svg') ? 'any' : '512x512',
        type: typeOf(icon),
      },
    ],
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

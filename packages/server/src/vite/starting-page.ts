import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { declarationFiles, fontFiles, screenFiles } from './preloaded-files.ts';
import { readTheme } from './theme-styles.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** A separate file, because the content security policy allows no inline scripts. */
const script = 'starting.js';
const scriptText = () =>
  ['appearance.js', 'files.js', 'requests.js'].map((part) => `{\n${read(part)}}\n`).join('');

/**
 * Adds to an application's `index.html` what is shown until its scripts have loaded. A script applies
 * the chosen appearance before the first paint, and begins to load what the address shows. The answer
 * of `config.json` and the font are preloaded.
 */
export function startingPage(application: string): Plugin {
  let base = '/';
  return {
    name: 'ninefold-starting-page',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${base}${script}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(scriptText());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script, source: scriptText() });
    },
    transformIndexHtml: {
      // Vite would look for the script among the sources.
      order: 'post',
      handler: async (html, { bundle }) => {
        const theme = await readTheme(application);
        const { logo = 'icon.svg' } = theme;
        const tags = [
          ...preloadTags(base, declarationFiles(application, bundle)),
          ...fontTags(base, fontFiles(theme, bundle)),
          ...startingTags(base, logo, titleOf(html)),
        ];
        return { html: withScript(html, base, screenFiles(bundle)), tags };
      },
    },
  };
}

/** Adds the script before the stylesheet, because a browser runs no script while it loads an earlier stylesheet. */
function withScript(html: string, base: string, screens: ReturnType<typeof screenFiles>): string {
  const page = JSON.stringify({ base, screens }).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return html.replace(
    '<script',
    () => `<script src="${base}${script}" data-page='${page}'></script>\n    <script`,
  );
}

/** Returns the page's title, whose `&` and `<` are escaped in HTML. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return title.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function preloadTags(base: string, files: readonly string[]): HtmlTagDescriptor[] {
  return files.map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', href: `${base}${file}` },
    injectTo: 'head',
  }));
}

/** Without them, the first text would be drawn in another font, and shift when its own arrives. */
function fontTags(base: string, files: readonly string[]): HtmlTagDescriptor[] {
  return files.map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', href: `${base}${file}`, as: 'font', crossorigin: 'anonymous' },
    injectTo: 'head',
  }));
}

function startingTags(base: string, logo: string, title: string): HtmlTagDescriptor[] {
  const configuration = { rel: 'preload', href: `${base}config.json`, as: 'fetch' };
  const icon = { src: `${base}${logo}`, alt: '', width: '32', height: '32' };
  return [
    { tag: 'link', attrs: { ...configuration, crossorigin: 'anonymous' }, injectTo: 'head' },
    { tag: 'style', children: read('starting.css'), injectTo: 'head' },
    {
      tag: 'p',
      attrs: { class: 'starting' },
      // The person's language is not known yet: there are no words but the product's title.
      children: [
        { tag: 'img', attrs: icon },
        { tag: 'progress', attrs: { 'aria-label': title } },
      ],
      injectTo: 'body',
    },
    {
      tag: 'noscript',
      children: '<style>.starting { display: none; }</style>This application needs JavaScript.',
      injectTo: 'body',
    },
  ];
}

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build states the licences of what it contains. */
export const licensesFile = 'licenses.md';

/** Adds the licences of fonts, which stylesheets import, to those of the modules that Vite lists. */
export function fontLicenses(): Plugin {
  return {
    name: 'ninefold:font-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const packages = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' ? file.originalFileNames.flatMap(packageOf) : [],
        );
        const list = bundle[licensesFile];
        if (list?.type !== 'asset') return;
        const { root } = this.environment.config;
        const fonts = [...new Set(packages)].toSorted();
        list.source = [
          list.source,
          ...fonts.map((folder) => licenseOf(resolve(root, folder))),
        ].join('\n');
      },
    },
  };
}

/** Returns the folder of the package that a file is of, relative to the application. */
function packageOf(file: string): string[] {
  const [, folder] = /^((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? [] : [folder];
}

function licenseOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<'name' | 'version' | 'license', string>>;
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}

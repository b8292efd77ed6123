const runners = {
  npm: { script: 'npm run', separator: ' -- ', program: 'npx' },
  pnpm: { script: 'pnpm', separator: ' ', program: 'pnpm' },
  yarn: { script: 'yarn', separator: ' ', program: 'yarn' },
  bun: { script: 'bun run', separator: ' ', program: 'bunx' },
} as const;

/**
 * Returns a command as a person types it in the folder of an application: `pnpm start --load FILE.sql`, or
 * `npm run start -- --load FILE.sql`.
 *
 * @param name A script of the application, or the program `ninefold`.
 * @param options What follows it.
 * @param userAgent Names the package manager that runs this process: `npm/11.5.1 node/v24.21.0 linux x64`.
 *   pnpm where nothing is said.
 */
export function commandLine(
  name: 'start' | 'dev' | 'build' | 'ninefold',
  options = '',
  userAgent = process.env['npm_config_user_agent'] ?? '',
): string {
  const manager = (['npm', 'yarn', 'bun'] as const).find((each) =>
    userAgent.startsWith(`${each}/`),
  );
  const { script, separator, program } = runners[manager ?? 'pnpm'];
  if (name === 'ninefold') return [program, name, options].filter((part) => part !== '').join(' ');
  return options === '' ? `${script} ${name}` : `${script} ${name}${separator}${options}`;
}

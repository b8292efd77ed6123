import type { Specification } from '../model/index.ts';
import type { Finding } from './advice.ts';
import { adviceMessages } from './messages.ts';

/** Functions of the Data API, and those that policies, triggers and views call. */
export function functionFindings({ calls, permissions }: Specification): readonly Finding[] {
  const { functions: grants = [], supportingFunctions = [] } = permissions;
  const callable = calls.flatMap((call) => call.function ?? []);
  const all = new Map(
    [...callable, ...supportingFunctions].map(({ signature, settings = [] }) => [
      signature,
      settings,
    ]),
  );
  const open = [...all]
    .filter(([, settings]) => !settings.some((setting) => setting.startsWith('search_path=')))
    .map(([signature]): Finding => ({
      lint: '0011_function_search_path_mutable',
      object: `function ${signature}`,
      statement: adviceMessages.searchPath({ function: signature }),
    }));
  const definers = new Set(
    callable.filter((each) => each.securityDefiner).map(({ signature }) => signature),
  );
  const runnable = (['anon', 'authenticated'] as const).flatMap((role) =>
    grants
      .filter((grant) => grant.role === role && definers.has(grant.function))
      .map((grant): Finding => ({
        lint:
          role === 'anon'
            ? '0028_anon_security_definer_function_executable'
            : '0029_authenticated_security_definer_function_executable',
        object: `function ${grant.function}`,
        statement: adviceMessages.definer({ role, function: grant.function }),
      })),
  );
  return [...open, ...runnable];
}

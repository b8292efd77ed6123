import type { Specification } from '@ninefold/specification';
import type { ApplicationCall } from './application-calls.ts';
import { applicationCallMessages } from './messages.ts';

type Label = keyof typeof applicationCallMessages;

/** What a path ends with that names any file. */
export const anyFile = '{path}';

/** Returns the calls about the files whose paths fields hold, for each of their buckets. */
export function fileCalls({ entities }: Specification): readonly ApplicationCall[] {
  const buckets = entities.flatMap(({ fields }) =>
    fields.flatMap(({ file }) => file?.value?.bucket ?? []),
  );
  return [...new Set(buckets)].map(encodeURIComponent).flatMap((bucket) => {
    const object = `${bucket}/${anyFile}`;
    return [
      call(['POST'], object, 'uploadFile', { payload: 'file' }),
      call(['POST'], `sign/${object}`, 'signFile', { payload: ['expiresIn'] }),
      call(['GET', 'HEAD'], `sign/${object}`, 'readFile', { parameters: ['token', 'download'] }),
      call(['GET', 'HEAD'], `public/${object}`, 'readFile', { parameters: ['download'] }),
      call(['DELETE'], bucket, 'deleteFile', { payload: ['prefixes'] }),
    ];
  });
}

function call(
  methods: readonly string[],
  object: string,
  label: Label,
  { parameters = [], payload = [] }: Partial<Pick<ApplicationCall, 'parameters' | 'payload'>>,
): ApplicationCall {
  const path = `/storage/v1/object/${object}`;
  return {
    query: {},
    parameters,
    payload,
    entry: {
      id: `${methods[0] ?? ''} ${path}`,
      methods,
      path,
      get label() {
        return applicationCallMessages[label];
      },
      from: 'application',
      source: { from: 'platform', document: 'Supabase Storage, API reference' },
    },
  };
}

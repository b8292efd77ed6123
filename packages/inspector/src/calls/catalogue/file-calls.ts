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
  if (buckets.length === 0) return [];
  const ofBuckets = [...new Set(buckets)].map(encodeURIComponent).flatMap((bucket) => {
    const object = `object/${bucket}/${anyFile}`;
    const signed = `object/sign/${bucket}/${anyFile}`;
    return [
      call(['POST'], object, 'uploadFile', { payload: 'file' }),
      call(['POST'], signed, 'signFile', { payload: ['expiresIn'] }),
      call(['GET', 'HEAD'], signed, 'readFile', { parameters: ['token', 'download'] }),
      call(['GET', 'HEAD'], `object/public/${bucket}/${anyFile}`, 'readFile', {
        parameters: ['download'],
      }),
      call(['DELETE'], `object/${bucket}`, 'deleteFile', { payload: ['prefixes'] }),
    ];
  });
  // A header names the bucket of an upload in parts.
  return [
    ...ofBuckets,
    call(['POST'], 'upload/resumable', 'uploadFile', { payload: 'file' }),
    call(['PATCH', 'HEAD'], `upload/resumable/${anyFile}`, 'uploadFile', { payload: 'file' }),
    call(['DELETE'], `upload/resumable/${anyFile}`, 'deleteFile', {}),
  ];
}

function call(
  methods: readonly string[],
  below: string,
  label: Label,
  { parameters = [], payload = [] }: Partial<Pick<ApplicationCall, 'parameters' | 'payload'>>,
): ApplicationCall {
  const path = `/storage/v1/${below}`;
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

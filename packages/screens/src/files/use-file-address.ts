import { fileAddress, type FilePath } from '@ninefold/data/files';
import { useQuery } from '@tanstack/react-query';
import { useScreen } from '../screen-context/index.ts';

/** Signed addresses hold for ten minutes. */
const freshFor = 5 * 60 * 1000;

/** Returns the address of a stored file; undefined until it is known, and where it can't be read. */
export function useFileAddress(file: FilePath | undefined): string | undefined {
  const { application } = useScreen();
  const client = application.database?.client;
  const { data } = useQuery({
    queryKey: ['file address', file?.bucket, file?.path],
    enabled: file !== undefined && client !== undefined,
    staleTime: freshFor,
    gcTime: file === undefined ? 0 : freshFor,
    retry: false,
    queryFn: ({ signal }) => {
      if (file === undefined || client === undefined) throw new Error('There is no file.');
      return fileAddress(client, file, { signal });
    },
  });
  return data;
}

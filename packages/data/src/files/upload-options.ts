import type { UploadProgress } from './fetch-with-progress.ts';

export interface UploadOptions {
  /** Cancels the upload. Nothing is stored then, unless all of it had arrived. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Larger files are sent in parts of this size. Source: Supabase's documentation, "Resumable uploads", which
 * allows no other.
 */
export const partBytes = 6 * 1024 * 1024;

import { PostgrestClient } from '@supabase/postgrest-js';

export type Row = Readonly<{ [column: string]: string | number | null }>;

export const database = new PostgrestClient(`${location.origin}/rest/v1`);

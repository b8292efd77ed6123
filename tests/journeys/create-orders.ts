import type { SupabaseClient } from '@supabase/supabase-js';

/** Creates work orders titled "Batch 001" and so on, all open and of one site. */
export async function createOrders(
  database: SupabaseClient,
  count: number,
  name = 'Batch',
): Promise<void> {
  const { data } = await database.from('site').select('id,customer_id').order('id').limit(1);
  const [site] = data as readonly { readonly id: number; readonly customer_id: number }[];
  const { error } = await database.from('work_order').insert(
    Array.from({ length: count }, (_, index) => ({
      title: `${name} ${String(index + 1).padStart(3, '0')}`,
      customer_id: site?.customer_id,
      site_id: site?.id,
      due_at: '2099-01-01T12:00:00Z',
    })),
  );
  if (error !== null) throw error;
}

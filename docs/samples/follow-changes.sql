alter publication supabase_realtime add table public.work_order;

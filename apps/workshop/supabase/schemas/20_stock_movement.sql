create table public.stock_movement (
  id bigint generated always as identity primary key,
  part_id bigint not null references public.part (id),
  kind public.stock_movement_kind not null,
  quantity numeric(10, 2) not null
    constraint stock_movement_quantity_not_zero check (quantity <> 0),
  unit_price numeric(12, 4) not null default 0
    constraint stock_movement_unit_price_not_negative check (unit_price >= 0),
  amount numeric(14, 2) generated always as (round(quantity * unit_price, 2)) stored,
  moved_at timestamptz not null default now(),
  work_order_id bigint references public.work_order (id),
  technician_id bigint references public.technician (id),
  supplier_id bigint references public.supplier (id),
  note text constraint stock_movement_note_length check (char_length(note) <= 500),
  -- Only a supplier that sells this part: both columns together.
  constraint stock_movement_part_supplier_fkey foreign key (part_id, supplier_id)
    references public.part_supplier (part_id, supplier_id),
  constraint stock_movement_quantity_has_sign_of_kind check (
    case kind
      when 'use' then quantity < 0
      when 'adjustment' then true
      else quantity > 0
    end
  ),
  constraint stock_movement_use_names_order
    check (kind not in ('use', 'return') or work_order_id is not null),
  constraint stock_movement_purchase_names_supplier
    check ((kind = 'purchase') = (supplier_id is not null)),
  constraint stock_movement_adjustment_has_note check (kind <> 'adjustment' or note is not null)
);

create index stock_movement_part on public.stock_movement (part_id, moved_at desc);
create index stock_movement_work_order on public.stock_movement (work_order_id);
create index stock_movement_technician on public.stock_movement (technician_id);
create index stock_movement_part_supplier on public.stock_movement (part_id, supplier_id);
create index stock_movement_supplier on public.stock_movement (supplier_id);
create index stock_movement_moved on public.stock_movement (moved_at desc, id desc);
create index stock_movement_kind on public.stock_movement (kind, moved_at desc);

comment on table public.stock_movement is 'Parts coming into or going out of the store. Movements can’t be edited or deleted. To correct one, add another.';
comment on column public.stock_movement.id is 'Identifies the movement. Set by the database.';
comment on column public.stock_movement.part_id is 'What moved.';
comment on column public.stock_movement.kind is 'Why it moved.';
comment on column public.stock_movement.quantity is 'How much: positive comes in, negative goes out.';
comment on column public.stock_movement.unit_price is 'Price of one unit in euros: the purchase price for a purchase, the sales price for a use.';
comment on column public.stock_movement.amount is 'Quantity times price, in euros.';
comment on column public.stock_movement.moved_at is 'When it moved.';
comment on column public.stock_movement.work_order_id is 'The order that it was used for or came back from.';
comment on column public.stock_movement.technician_id is 'Who took it or brought it back.';
comment on column public.stock_movement.supplier_id is 'Who delivered it. It must be a supplier of the part.';
comment on column public.stock_movement.note is 'Anything else to know. For an adjustment, say why.';

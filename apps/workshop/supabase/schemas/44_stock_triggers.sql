create function private.price_stock_movement() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.kind in ('use', 'return') then
    select p.sales_price into new.unit_price from public.part p where p.id = new.part_id;
  elsif new.kind = 'purchase' and new.unit_price = 0 then
    select s.purchase_price into new.unit_price
    from public.part_supplier s
    where s.part_id = new.part_id and s.supplier_id = new.supplier_id;
    new.unit_price := coalesce(new.unit_price, 0);
  end if;
  return new;
end
$$;
comment on function private.price_stock_movement() is
  'Takes the price of a use from the part, and the price of a purchase from its supplier.';

create trigger stock_movement_price before insert on public.stock_movement
  for each row execute function private.price_stock_movement();

create function private.keep_stock_movement() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    errcode = 'HW005',
    message = 'A stock movement is never changed or deleted.',
    hint = 'Enter another movement that corrects it.';
end
$$;
comment on function private.keep_stock_movement() is 'Stops a movement from being changed or deleted.';

create trigger stock_movement_kept before update or delete on public.stock_movement
  for each row execute function private.keep_stock_movement();

create function private.move_stock() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.part set stock = stock + new.quantity where id = new.part_id;
  if new.kind in ('use', 'return') then
    update public.work_order set parts_total = parts_total - new.amount where id = new.work_order_id;
  end if;
  return null;
end
$$;
comment on function private.move_stock() is
  'Adds a movement to the stock of its part and to the parts of its order.';

create trigger stock_movement_add_up after insert on public.stock_movement
  for each row execute function private.move_stock();

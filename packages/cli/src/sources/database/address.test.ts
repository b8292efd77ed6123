import { describe, expect, it } from 'vitest';
import { describeAddress, readAddress } from './address.ts';

describe('the address of a database', () => {
  it('is described without its password', () => {
    const address = readAddress(
      'postgresql://app.user:s%23cret@db.example.org:6543/shop?sslmode=require',
    );
    expect(describeAddress(address)).toBe('app.user@db.example.org:6543/shop');
  });

  it('takes the defaults of libpq', () => {
    expect(readAddress('postgres://localhost')).toEqual({
      host: 'localhost',
      port: '5432',
      database: 'postgres',
      user: 'postgres',
    });
  });

  it.each([
    ['postgresql://user:pass#word@host/db', /percent-encoded/],
    ['not an address', /should look like postgresql:/],
    ['https://abc.supabase.co', /web service/],
    ['mysql://user:secret@host/db', /begins with mysql:.*should look like postgresql:/],
  ])('is refused, without being repeated: %s', (text, message) => {
    expect(() => readAddress(text)).toThrow(message);
    expect(() => readAddress(text)).not.toThrow(/secret|pass#|word@/);
  });
});

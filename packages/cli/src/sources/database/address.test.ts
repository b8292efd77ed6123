import { describe, expect, it } from 'vitest';
import { describeAddress, readAddress } from './address.ts';

describe('the address of a database', () => {
  it('is told without its password', () => {
    const address = readAddress(
      'postgresql://app.user:s%23cret@db.example.org:6543/shop?sslmode=require',
    );
    expect(describeAddress(address)).toBe('db.example.org:6543, database shop, as app.user');
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
    ['mysql://user:secret@host/db', /should begin with postgresql:/],
  ])('is refused, without being repeated: %s', (text, said) => {
    expect(() => readAddress(text)).toThrow(said);
    expect(() => readAddress(text)).not.toThrow(/secret|pass#|word@/);
  });
});

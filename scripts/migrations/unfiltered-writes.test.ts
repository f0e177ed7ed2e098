import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unfilteredWrites } from './unfiltered-writes'

const supabase = join(import.meta.dirname, '../../supabase')
const files = ['schemas', 'migrations'].flatMap((folder) =>
  readdirSync(join(supabase, folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(folder, name)),
)

test.each(files)('every UPDATE and DELETE in %s has a WHERE', async (file) => {
  expect(await unfilteredWrites(readFileSync(join(supabase, file), 'utf8'))).toEqual([])
})

const plpgsql = (body: string, declared = '') =>
  `create function f() returns void language plpgsql set search_path = '' as $$ declare item record; ${declared}
  begin ${body} end $$;`
const sql = (body: string) => `create function f() returns void language sql as $$ ${body} $$;`

describe('an UPDATE or DELETE without WHERE is found', () => {
  test.each([
    ['in a script', 'update public.orders set paid = true;'],
    ['in a DO block', 'do $$ begin delete from public.orders; end $$;'],
    ['in an SQL body', sql('delete from public.orders')],
    [
      'in BEGIN ATOMIC',
      'create function f() returns void language sql begin atomic delete from public.orders; end;',
    ],
    [
      'in a CTE',
      plpgsql('with gone as (delete from orders o returning o.*) insert into old select * from gone;'),
    ],
    ['in an IF', plpgsql('if true then null; else update public.orders set paid = true; end if;')],
    ['in EXECUTE of a literal', plpgsql("execute 'delete from public.orders';")],
    ['in EXECUTE of format()', plpgsql("execute format('update public.%I set seen = %L', 'orders', 1);")],
    ['in EXECUTE of joined literals', plpgsql("execute 'delete from ' || quote_ident('orders');")],
    [
      'in an assigned text',
      plpgsql("statement := 'delete from public.orders'; execute statement;", 'statement text;'),
    ],
    [
      'in the command of a schedule',
      "select cron.schedule('purge', '0 3 * * *', $$delete from public.orders$$);",
    ],
  ])('%s', async (_, script) => {
    expect(await unfilteredWrites(script)).toEqual([
      expect.stringMatching(/(?:delete from|update) (?:orders|x) has no WHERE$/),
    ])
  })

  test('in each routine of several, by name', async () => {
    const several = ['a', 'b']
      .map((name) => sql('delete from orders').replace('f()', `private.${name}()`))
      .join('\n')
    expect(await unfilteredWrites(`-- “Two”\n${several}`)).toEqual([
      'private.a: delete from orders has no WHERE',
      'private.b: delete from orders has no WHERE',
    ])
  })
})

test('a dynamic UPDATE or DELETE that cannot be parsed is refused', async () => {
  expect(
    await unfilteredWrites(plpgsql("execute format('delete from public.%I %s order', 'a', 'b');")),
  ).toEqual([expect.stringContaining('cannot be read')])
})

test('the same statements with a WHERE are accepted, and so is a text that only starts like one', async () => {
  expect(
    await unfilteredWrites(`
      ${sql('with gone as (delete from orders where true returning *) select count(*) from gone')}
      ${plpgsql("execute format('update public.%I set seen = 1 where id = $1', 'orders') using 1;")}
      ${plpgsql("execute 'delete from ' || quote_ident('orders') || ' where id = 1';")}
      ${plpgsql('insert into orders (id) values (1) on conflict (id) do update set paid = true;')}
      ${plpgsql("raise exception 'Delete from the list first, or update it.';")}`),
  ).toEqual([])
})

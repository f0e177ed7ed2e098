// @vitest-environment jsdom

import { expect, it, vi } from 'vitest'
import { supabase } from '@/lib/supabase'

it('admin reads bypass the browser’s cache', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]))
  await supabase.from('orders').select('order_number')
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/rest/v1/orders'),
    expect.objectContaining({ method: 'GET', cache: 'no-store' }),
  )
})

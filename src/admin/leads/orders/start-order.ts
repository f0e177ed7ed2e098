import { read } from '@/admin/kit/api/read'
import { newOrder, orderFor, type OrderForm, type OrderStart } from '@/admin/leads/orders/order-schema'
import { quotations } from '@/content/settings'
import { parseSetting } from '@/lib/settings'
import { supabase } from '@/lib/supabase'
import { isUuid } from '@/lib/uuid'

const asked = 'name,contact,message,project_type,package' as const

/** What is known of the customer, by the URL: `?request=`, `?booking=` or `?contact=&name=`. */
async function fetchLead(search: string, signal: AbortSignal): Promise<OrderStart | null> {
  const params = new URLSearchParams(search)
  const [request, booking, contact] = ['request', 'booking', 'contact'].map((name) => params.get(name))
  if (isUuid(request)) {
    const columns = `id,${asked},budget_range,timeline` as const
    const found = supabase.from('contact_submissions').select(columns).eq('id', request)
    return (await read(found, signal))[0] ?? null
  }
  if (isUuid(booking)) {
    const found = supabase.from('booking_submissions').select(asked).eq('id', booking)
    return (await read(found, signal))[0] ?? null
  }
  return contact ? { contact, name: params.get('name') ?? '' } : null
}

/** A new order with the terms from the settings and the known data of the customer. Throws ApiError. */
export async function startOrder(search: string, signal: AbortSignal): Promise<OrderForm> {
  const settings = supabase.from('site_settings').select('value').eq('key', quotations.key)
  const [[stored], lead] = await Promise.all([read(settings, signal), fetchLead(search, signal)])
  const empty = newOrder(parseSetting(quotations, stored?.value), Date.now())
  return lead ? orderFor(lead, empty) : empty
}

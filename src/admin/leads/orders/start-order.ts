import { read } from '@/admin/kit/api/read'
import type { OrderForm } from '@/admin/leads/orders/order-schema'
import { quotations } from '@/content/settings'
import { addDays, malaysiaDay } from '@/lib/dates'
import { parseSetting, type SettingValue } from '@/lib/settings'
import { supabase } from '@/lib/supabase'
import { isUuid } from '@/lib/uuid'

/** What an order can start from: an enquiry, a call, or only a person's name and contact. */
interface Lead {
  /** Only of an enquiry; links the order to it. */
  id?: string
  name: string
  contact: string
  message?: string
  project_type?: string | null
  package?: string | null
  budget_range?: string | null
  timeline?: string | null
}

const asked = 'name,contact,message,project_type,package' as const

/** The lead in the URL: `?request=`, `?booking=` or `?contact=&name=`. */
async function fetchLead(search: string, signal: AbortSignal): Promise<Lead | undefined> {
  const params = new URLSearchParams(search)
  const [request, booking, contact] = ['request', 'booking', 'contact'].map((name) => params.get(name))
  if (isUuid(request)) {
    const columns = `id,${asked},budget_range,timeline` as const
    const [found] = await read(supabase.from('contact_submissions').select(columns).eq('id', request), signal)
    return found
  }
  if (isUuid(booking)) {
    const [found] = await read(supabase.from('booking_submissions').select(asked).eq('id', booking), signal)
    return found
  }
  return contact ? { contact, name: params.get('name') ?? '' } : undefined
}

/** The terms of a new order, from the settings. */
const termsOf = (
  settings: SettingValue<typeof quotations.fields>,
  now: number | Date,
): Partial<OrderForm> => ({
  sst_percent: settings.sst_percent ? String(settings.sst_percent) : '',
  deposit_percent: String(settings.deposit_percent ?? 50),
  valid_until: addDays(malaysiaDay(now), settings.valid_days ?? 30),
  terms: settings.terms ?? '',
})

/** The customer of a new order and the requested services; the studio sets the price. */
function orderFor(lead: Lead): Partial<OrderForm> {
  const services = [
    lead.project_type,
    lead.package,
    lead.budget_range && `Budget: ${lead.budget_range}`,
    lead.timeline && `Timeline: ${lead.timeline}`,
  ].filter(Boolean)
  return {
    customer_name: lead.name,
    customer_contact: lead.contact,
    description: [services.join('\n'), lead.message].filter(Boolean).join('\n\n').slice(0, 5000),
    contact_submission_id: lead.id ?? '',
  }
}

/** A new order with the terms from the settings and the known data of the customer. Throws ApiError. */
export async function startOrder(search: string, signal: AbortSignal): Promise<Partial<OrderForm>> {
  const settings = supabase.from('site_settings').select('value').eq('key', quotations.key)
  const [[stored], lead] = await Promise.all([read(settings, signal), fetchLead(search, signal)])
  return { ...termsOf(parseSetting(quotations, stored?.value), Date.now()), ...(lead && orderFor(lead)) }
}

import type { APIRequestContext } from '@playwright/test'

interface NicheRow {
  slug: string
  aliases: string[]
  name: string
  content: Record<string, Record<string, unknown>>
}

/** The published industries in their order, as a visitor reads them. */
export async function publishedNiches(request: APIRequestContext): Promise<NicheRow[]> {
  const query = 'select=slug,aliases,name,content&is_published=eq.true&order=display_order'
  const headers = { apikey: 'sb_publishable_local_studio_site' }
  return (await request.get(`/rest/v1/niche_pages?${query}`, { headers })).json() as Promise<NicheRow[]>
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { read } from '@/admin/kit/api/read'
import { Banner } from '@/components/ui/banner'
import { malaysiaDateTime } from '@/lib/dates'
import { supabase } from '@/lib/supabase'

/** Why the published site cannot be read, as send-due found it; null if it can. */
const problemQuery = queryOptions({
  queryKey: ['admin', 'published-site'],
  queryFn: async ({ signal }) =>
    (await read(supabase.rpc('published_site_problem'), signal)) as { problem: string; since: string } | null,
})

/** A banner on the dashboard while nobody can see which content the published site has. */
export function SiteBanner() {
  const { data } = useQuery(problemQuery)
  if (!data?.problem) return null
  return (
    <Banner tone="warning" className="mb-8">
      <p className="wrap-anywhere">
        Since {malaysiaDateTime(data.since)} (MYT) we cannot see whether your website is up to date:{' '}
        {data.problem} Your changes may reach search engines and link previews late. Ask the person who looks
        after your website to check its address (SITE_URL of the functions) and its host.
      </p>
    </Banner>
  )
}

/**
 * The site's environment. Nothing has to be set locally: the API then shares the site's origin. While prerendering,
 * `PRERENDER_SUPABASE_URL` is the backend that the build reads from.
 */
const build = import.meta.env
const prerenderUrl = build.SSR ? process.env.PRERENDER_SUPABASE_URL : undefined
/** In development, the URL it was opened at; a build without VITE_SITE_URL is for `npm run preview`. */
const localUrl = build.DEV && !build.SSR ? window.location.origin : 'http://localhost:4173'

export const env = {
  supabaseUrl:
    prerenderUrl ??
    (build.VITE_SUPABASE_URL || (build.SSR ? 'http://localhost:5173' : window.location.origin)),
  /** The public key: safe in a browser, since it grants nothing by itself. */
  supabaseKey: build.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local_studio_site',
  /** The site's URL without a trailing slash, for canonical URLs, feeds and emails. */
  siteUrl: (build.VITE_SITE_URL || localUrl).replace(/\/$/, ''),
  measurementId: build.VITE_GA_MEASUREMENT_ID || '',
  /** Whether the project's auth service can ask administrators for a second factor; the embedded one cannot. */
  secondFactor: build.VITE_SECOND_FACTOR === 'on',
}

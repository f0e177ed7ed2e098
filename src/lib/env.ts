/**
 * What the site must know of where it runs. Nothing is needed locally: the API is then under the site's own
 * origin. While prerendering, `PRERENDER_SUPABASE_URL` names the backend that the build reads from.
 */
const build = import.meta.env
const prerenderUrl = build.SSR ? process.env.PRERENDER_SUPABASE_URL : undefined
/** While developing, the site is where it is opened; a build cannot know, and is for `npm run preview`. */
const ownUrl = build.DEV && !build.SSR ? window.location.origin : 'http://localhost:4173'

export const env = {
  supabaseUrl:
    prerenderUrl ??
    (build.VITE_SUPABASE_URL || (build.SSR ? 'http://localhost:5173' : window.location.origin)),
  /** The public key: safe in a browser, it carries no right of its own. */
  supabaseKey: build.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local_studio_site',
  /** Where the site lives, without a slash at the end: canonical addresses, feeds and mails are made from it. */
  siteUrl: (build.VITE_SITE_URL || ownUrl).replace(/\/$/, ''),
  measurementId: build.VITE_GA_MEASUREMENT_ID || '',
}

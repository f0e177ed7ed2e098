/** sitemap.xml for the paths that may be indexed. `absoluteUrl` returns a path's full URL. */
export function sitemap(
  pages: ReadonlyArray<{ path: string; changed?: string }>,
  absoluteUrl: (path: string) => string,
): string {
  const entries = pages.map(({ path, changed }) => {
    const day = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''
    return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

export function robots(absoluteUrl: (path: string) => string): string {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}

/**
 * security.txt (RFC 9116), which says where to report a vulnerability; it must expire within a year, and each
 * build renews it.
 */
export function securityText(email: string, absoluteUrl: (path: string) => string, builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCDate(expires.getUTCDate() + 364)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/**
 * The values that the headers depend on: hashes of the pages' inline parts, and the hosts that pages call.
 */
export interface HeaderValues {
  scripts: readonly string[]
  styles: readonly string[]
  /** Empty if the API has the site's own origin. */
  supabaseUrl: string
  siteUrl: string
  /** Google's hosts are included only if there is one. */
  measurementId: string
}

/** Fills the placeholders in public/_headers that only the build knows. An empty value leaves no gap. */
export function fillHeaders(headers: string, values: HeaderValues): string {
  const analytics = (...hosts: string[]) => (values.measurementId ? hosts : [])
  const places: Record<string, readonly string[]> = {
    'script-hashes': values.scripts,
    'style-hashes': values.styles,
    'supabase-url': values.supabaseUrl ? [new URL(values.supabaseUrl).origin] : [],
    'analytics-scripts': analytics('https://www.googletagmanager.com'),
    'analytics-hosts': analytics(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ),
    // Not on a site served over http: the browser would request its own files over https, where no server
    // answers.
    'upgrade-insecure-requests': values.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [],
  }
  return headers.replaceAll(/ ?\{\{([\w-]+)\}\}/g, (_, place: string) => {
    const words = places[place]
    if (!words) throw new Error(`public/_headers: nothing fills {{${place}}}`)
    return words.map((word) => ` ${word}`).join('')
  })
}

/** Puts permanent redirects before the rules of public/_redirects, because the first match wins. */
export function withRedirects(
  rules: string,
  redirects: ReadonlyArray<readonly [from: string, to: string]>,
): string {
  return [...redirects.map(([from, to]) => `${from} ${to} 301`), rules].join('\n')
}

/** The web manifest with the studio's name. */
export function namedManifest(manifest: string, name: string): string {
  return `${JSON.stringify({ name, ...JSON.parse(manifest) }, null, 2)}\n`
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * Tells the admin and send-due which build is published: when its content was read, the versions of that
 * content, and the commit it was built from.
 */
export function buildRecord(
  startedAt: Date,
  versions: object,
  env: Record<string, string | undefined> = process.env,
): string {
  // The names of the commit at Cloudflare Pages, Netlify, Vercel and GitHub Actions.
  const commit =
    env.CF_PAGES_COMMIT_SHA ?? env.COMMIT_REF ?? env.VERCEL_GIT_COMMIT_SHA ?? env.GITHUB_SHA ?? null
  return `${JSON.stringify({ builtAt: startedAt.toISOString(), versions, commit })}\n`
}

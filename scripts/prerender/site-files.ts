/** sitemap.xml for the addresses that may be found. `absoluteUrl` gives a path's full address. */
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

/** Fills the places in public/_headers that only the build knows. */
export function fillHeaders(
  headers: string,
  values: { scripts: readonly string[]; styles: readonly string[]; supabaseUrl: string },
): string {
  return headers
    .replaceAll('{{script-hashes}}', values.scripts.join(' '))
    .replaceAll('{{style-hashes}}', values.styles.join(' '))
    .replaceAll(/ ?\{\{supabase-url\}\}/g, values.supabaseUrl ? ` ${values.supabaseUrl}` : '')
}

/** Puts permanent redirects before the rules of public/_redirects: the first match wins. */
export function withRedirects(
  rules: string,
  redirects: ReadonlyArray<readonly [from: string, to: string]>,
): string {
  return [...redirects.map(([from, to]) => `${from} ${to} 301`), rules].join('\n')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** What the desk reads to know which build is being served: when its content was read, and from which commit. */
export function buildRecord(startedAt: Date, env: Record<string, string | undefined> = process.env): string {
  // As Cloudflare Pages, Netlify and Vercel, and GitHub's machines, name the commit that they build.
  const commit =
    env.CF_PAGES_COMMIT_SHA ?? env.COMMIT_REF ?? env.VERCEL_GIT_COMMIT_SHA ?? env.GITHUB_SHA ?? null
  return `${JSON.stringify({ builtAt: startedAt.toISOString(), commit })}\n`
}

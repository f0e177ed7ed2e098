import type { Fault } from './fault'

const setHeader = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^  ${name}: .*$`, 'm'), value && `  ${name}: ${value}`)

export const siteFaults: Fault[] = [
  {
    title: 'no policy',
    files: { _headers: setHeader('Content-Security-Policy', '') },
    says: 'The site sends no Content-Security-Policy.',
    cure: 'as dist/_headers',
  },
  {
    title: 'the policy of another build on this one',
    files: { _headers: (text) => text.replace(/'sha256-[^']+'/, "'sha256-b3RoZXI='") },
    says: "The site's policy is not that of dist/_headers.",
    cure: 'as dist/_headers',
  },
  {
    title: 'a page that its own policy blocks',
    files: {
      'build.json': () => '{"builtAt":"2026-02-01T02:00:00.000Z","commit":null}',
      'index.html': (text) => text.replace("'light'", "'dark'"),
    },
    says: 'it blocks a script of the page itself',
    cure: 'as dist/_headers of this very build has it',
  },
  {
    title: 'a policy that allows any script',
    files: {
      'build.json': () => '{"builtAt":"2026-02-01T02:00:00.000Z","commit":null}',
      _headers: (text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    },
    says: "The site's policy allows script-src 'unsafe-inline'.",
    cure: 'Content-Security-Policy',
  },
  {
    title: 'no HSTS',
    files: { _headers: setHeader('Strict-Transport-Security', '') },
    says: 'The site sends no strict-transport-security.',
    cure: 'strict-transport-security: max-age=63072000; includeSubDomains',
  },
  {
    title: 'a header that the host writes otherwise',
    files: { _headers: setHeader('X-Frame-Options', 'SAMEORIGIN') },
    says: "The site's x-frame-options is 'SAMEORIGIN'.",
    cure: 'x-frame-options: DENY',
  },
  {
    title: 'a site built for another project',
    files: {
      'build.json': () => '{"builtAt":"2026-02-01T02:00:00.000Z","commit":null}',
      _headers: (text) => text.replaceAll('demostudio', 'staging'),
    },
    says: 'The site was built for https://staging.supabase.co, and the project is https://demostudio.supabase.co.',
    cure: 'VITE_SUPABASE_URL=https://demostudio.supabase.co npm run build',
  },
  {
    title: 'an app that cannot be opened by its address',
    files: { _redirects: (text) => text.replace(/^\/unsubscribe.*$/m, '') },
    says: '/unsubscribe is answered with 404.',
    cure: '/unsubscribe answers spa.html with status 200',
  },
  {
    title: 'unknown pages that are found',
    files: { _redirects: (text) => `${text}\n/no-page-of-this-site  /spa  200\n` },
    says: '/no-page-of-this-site is answered with 200.',
    cure: 'any unknown path answers 404.html with status 404',
  },
  {
    title: 'pages in full length',
    files: { 'index.html.br': () => null },
    says: 'Pages are sent uncompressed.',
    cure: 'brotli',
  },
  {
    title: 'a security.txt of last year',
    files: { '.well-known/security.txt': (text) => text.replace('2099', '2025') },
    says: 'security.txt has expired.',
    cure: 'Build and publish the site again',
  },
]

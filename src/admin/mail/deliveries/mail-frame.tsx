import { env } from '@/lib/env'

/**
 * Nothing runs and nothing is fetched from elsewhere: what was sent is shown, not opened. Pictures are of what the studio
 * writes alone. The policy of this page holds inside as well.
 */
const policy = (pictures: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${['data:', pictures].filter(Boolean).join(' ')}`

/** Wraps an email's HTML in a document that can do nothing: first our policy, then the email. */
export function inertDocument(html: string, pictures = ''): string {
  // This page's own policy would block a style sheet and log an error. Emails are styled by attributes.
  const body = html.replace(/<style[\s\S]*?<\/style>/gi, '')
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy(pictures)}"><base target="_blank">${body}`
}

interface MailFrameProps {
  html: string
  title: string
  /** The width of the simulated screen in px; absent for the full width. */
  width?: number
  /** Pictures of this site and from https. */
  showsPictures?: boolean
}

/** An empty sandbox: no scripts, no forms, no pop-ups, an origin of its own. */
export function MailFrame({ html, title, width, showsPictures = false }: MailFrameProps) {
  return (
    <iframe
      className="block h-[min(70vh,44rem)] w-full border border-edge bg-[white] scheme-light"
      style={{ maxWidth: width }}
      title={title}
      sandbox=""
      srcDoc={inertDocument(html, showsPictures ? `https: ${window.location.origin} ${env.supabaseUrl}` : '')}
    />
  )
}

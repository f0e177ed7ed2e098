import { env } from '@/lib/env'

/**
 * Nothing runs and nothing is fetched from elsewhere: what was sent is shown, not opened. Images are of what the studio
 * writes alone. The policy of this page holds inside as well.
 */
const policy = (images: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${['data:', images].filter(Boolean).join(' ')}`

/** Wraps an email's HTML in a document that can do nothing: first our policy, then the email. */
export function inertDocument(html: string, images = ''): string {
  // This page's own policy would block a style sheet and log an error. Emails are styled by attributes.
  const body = html.replace(/<style[\s\S]*?<\/style>/gi, '')
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy(images)}"><base target="_blank">${body}`
}

interface MailFrameProps {
  html: string
  title: string
  /** The width of the simulated screen in px; absent for the full width. */
  width?: number
  /** Images of this site and from https. */
  showsImages?: boolean
}

/** An empty sandbox: no scripts, no forms, no pop-ups, an origin of its own. */
export function MailFrame({ html, title, width, showsImages = false }: MailFrameProps) {
  return (
    <iframe
      className="block h-[min(70vh,44rem)] w-full border border-edge bg-[white] scheme-light"
      style={{ maxWidth: width }}
      title={title}
      sandbox=""
      srcDoc={inertDocument(html, showsImages ? `https: ${window.location.origin} ${env.supabaseUrl}` : '')}
    />
  )
}

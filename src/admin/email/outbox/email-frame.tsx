import { env } from '@/lib/env'

/**
 * Nothing runs and nothing is fetched from elsewhere, so that viewing a sent email has no side effects.
 * Images are allowed only in previews of the studio's own texts. This page's policy also applies inside the
 * frame.
 */
const policy = (images: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${['data:', images].filter(Boolean).join(' ')}`

/** Wraps an email's HTML in a document that can do nothing: first our policy, then the email. */
export function inertDocument(html: string, images = ''): string {
  // This page's own policy would block a style sheet and log an error. Emails are styled by attributes.
  const body = html.replace(/<style[\s\S]*?<\/style>/gi, '')
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy(images)}"><base target="_blank">${body}`
}

interface EmailFrameProps {
  html: string
  title: string
  /** A preview of the studio's own text: as wide as an email, with images of this site and from https. */
  isPreview?: boolean
}

/** Shows an email in an empty sandbox: no scripts, forms or pop-ups, and a separate origin. */
export function EmailFrame({ html, title, isPreview = false }: EmailFrameProps) {
  return (
    <iframe
      className={`block h-[min(70vh,44rem)] w-full border border-edge bg-[white] scheme-light ${isPreview ? 'max-w-180' : ''}`}
      title={title}
      sandbox=""
      srcDoc={inertDocument(html, isPreview ? `https: ${window.location.origin} ${env.supabaseUrl}` : '')}
    />
  )
}

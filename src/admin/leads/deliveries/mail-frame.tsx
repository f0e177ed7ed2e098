/**
 * Nothing runs and nothing is fetched from elsewhere: what was sent is shown, not opened. The policy of this page
 * holds inside as well.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** A mail's HTML as a document that can do nothing: first our policy, then the mail. */
export function inertDocument(html: string): string {
  // This page's own policy would refuse a style sheet, aloud. Mails carry their looks in attributes.
  const body = html.replace(/<style[\s\S]*?<\/style>/gi, '')
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">${body}`
}

/** An empty sandbox: no scripts, no forms, no pop-ups, an origin of its own. */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      className="block h-[min(70vh,44rem)] w-full border border-edge bg-[white] scheme-light"
      title={title}
      sandbox=""
      srcDoc={inertDocument(html)}
    />
  )
}

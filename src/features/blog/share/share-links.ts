import { tidy } from '@/lib/written-text'

export interface ShareLink {
  label: string
  /** A name known to SocialIcon, or 'WhatsApp'. */
  icon: string
  href: string
}

/** Plain links for sharing: nothing is loaded from those sites before a click. */
export function shareLinks(typedTitle: string, address: string): ShareLink[] {
  const title = tidy(typedTitle)
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const body = encodeURIComponent(`I thought you might find this article useful:\n\n${title}\n${address}`)
  return [
    {
      label: 'LinkedIn',
      icon: 'Linkedin',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { label: 'Twitter', icon: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}&url=${url}` },
    { label: 'Facebook', icon: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    {
      label: 'WhatsApp',
      icon: 'WhatsApp',
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
    },
    { label: 'Email', icon: 'Mail', href: `mailto:?subject=${text}&body=${body}` },
  ]
}

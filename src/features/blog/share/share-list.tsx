import { Check, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import { shareLinks } from '@/features/blog/share/share-links'
import { absoluteUrl } from '@/lib/paths'

interface ShareListProps {
  title: string
  path: string
  /** One under the other, as in a popover. */
  column?: boolean
}

const look = 'inline-flex min-h-11 items-center gap-2.5 px-3.5 hover:underline hover:underline-offset-4'

/** The ways to pass an article on. They are links: they work before any script, and nothing is asked of them before. */
export function ShareList({ title, path, column = false }: ShareListProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const hydrated = useHydrated()
  const address = absoluteUrl(path)
  const entry = column ? 'flex' : 'flex border border-edge rounded'

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specification has a failed copy logged
      console.warn('The link could not be copied', error)
      setCopied('no')
    }
  }

  return (
    <div>
      <ul className={column ? 'flex flex-col' : 'flex flex-wrap gap-2'}>
        {shareLinks(title, address).map(({ label, icon, href }) => (
          <li key={label} className={entry}>
            <SiteLink to={href} className={`${look} w-full`}>
              {icon === 'WhatsApp' ? (
                <MessageCircle size={18} aria-hidden="true" />
              ) : (
                <SocialIcon name={icon} />
              )}
              {label}
            </SiteLink>
          </li>
        ))}
        {hydrated && (
          <li className={entry}>
            <button type="button" className={`${look} w-full`} onClick={() => void copy()}>
              {copied === 'yes' ? (
                <Check size={18} aria-hidden="true" />
              ) : (
                <Link2 size={18} aria-hidden="true" />
              )}
              Copy link
            </button>
          </li>
        )}
        {hydrated && 'share' in navigator && (
          <li className={entry}>
            <button
              type="button"
              className={`${look} w-full`}
              // Closing the system's sheet without a choice is no failure.
              onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
            >
              <Share2 size={18} aria-hidden="true" />
              More ways
            </button>
          </li>
        )}
      </ul>
      <p role="status" className={copied === 'yes' ? 'mt-2 px-1 font-semibold text-pandan' : ''}>
        {copied === 'yes' && 'Link copied to clipboard!'}
      </p>
      {copied === 'no' && <ShownAddress address={address} />}
    </div>
  )
}

/** Where the browser does not let us copy: the address itself, marked, ready for the keys. */
function ShownAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Field label="Copy the link from here" className="mt-2">
      {(wiring) => <Input {...wiring} ref={field} readOnly value={address} />}
    </Field>
  )
}

import { Check, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/controls'
import { Field } from '@/components/ui/field'
import { SiteLink } from '@/components/ui/site-link'
import { SocialIcon } from '@/components/ui/social-icon'
import { useCopy } from '@/components/ui/use-copy'
import { useHydrated } from '@/lib/use-hydrated'
import { articlePath } from '@/features/blog/post'
import { shareLinks } from '@/features/blog/share/share-links'
import { absoluteUrl } from '@/lib/paths'

interface ShareListProps {
  title: string
  path: string
  /**
   * Whether links are stacked, as in a popover. Otherwise they form a row, of icons only on narrow screens.
   */
  column?: boolean
}

const linkClass = 'inline-flex min-h-11 w-full items-center gap-2.5 hover:underline hover:underline-offset-4'

/** The share links of an article: plain links, so they work before any script has run. */
export function ShareList({ title, path, column = false }: ShareListProps) {
  const { copied, copy } = useCopy((error) => {
    // oxlint-disable-next-line no-console -- the specification requires a failed copy to be logged
    console.warn('The link could not be copied', error)
  })
  const hydrated = useHydrated()
  const address = absoluteUrl(path)
  const entry = column ? 'flex' : 'flex border border-edge rounded'
  const link = `${linkClass} ${column ? 'px-4' : 'max-lg:min-w-10 max-lg:justify-center lg:px-3'}`
  const name = column ? '' : 'max-lg:sr-only'

  return (
    <div>
      <ul className={column ? 'flex flex-col' : 'flex flex-wrap gap-1.5'}>
        {shareLinks(title, address).map(({ label, icon, href }) => (
          <li key={label} className={entry}>
            <SiteLink to={href} className={link}>
              {icon === 'WhatsApp' ? (
                <MessageCircle size={18} aria-hidden="true" />
              ) : (
                <SocialIcon name={icon} />
              )}
              <span className={name}>{label}</span>
            </SiteLink>
          </li>
        ))}
        {hydrated && (
          <li className={entry}>
            <button type="button" className={link} onClick={() => void copy(address)}>
              {copied ? <Check size={18} aria-hidden="true" /> : <Link2 size={18} aria-hidden="true" />}
              <span className={name}>Copy link</span>
            </button>
          </li>
        )}
        {hydrated && 'share' in navigator && (
          <li className={entry}>
            <button
              type="button"
              className={link}
              // Closing the system's share sheet without a choice is not an error.
              onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
            >
              <Share2 size={18} aria-hidden="true" />
              <span className={name}>More ways</span>
            </button>
          </li>
        )}
      </ul>
      <p role="status" className={copied ? 'mt-2 px-1 font-semibold text-success' : ''}>
        {copied && 'Link copied to clipboard!'}
      </p>
      {copied === false && <ShownAddress address={address} />}
    </div>
  )
}

/** Shown if the browser does not allow copying: the URL in a field, selected. */
function ShownAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <Field label="Copy the link from here" className="mt-2">
      {(inputProps) => <Input {...inputProps} ref={field} readOnly value={address} />}
    </Field>
  )
}

/** The share links behind a button; rendered on the first open, even if that is before hydration. */
export function SharePopover({ slug, title }: { slug: string; title: string }) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpened, setIsOpened] = useState(false)
  // A browser without popovers throws on this selector, so support is checked first.
  useEffect(
    () => setIsOpened(Boolean(popover.current?.popover && popover.current.matches(':popover-open'))),
    [],
  )
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="screen-only inline-flex min-h-11 items-center gap-2 underline underline-offset-4 [@media(scripting:none)]:hidden"
      >
        <Share2 size={18} aria-hidden="true" />
        Share <span className="sr-only">{title}</span>
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onBeforeToggle={() => setIsOpened(true)}
        className="popover-panel"
        role="group"
        aria-label={`Share ${title}`}
      >
        {isOpened && <ShareList title={title} path={articlePath(slug)} column />}
      </div>
    </>
  )
}

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Loader } from '@/components/ui/loader'
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'
import { scrollToPart } from '@/lib/scroll'

interface ButtonLook {
  /**
   * `accent` is the only red action of a view; `line` goes beside a filled button; `paper` is for dark
   * backgrounds.
   */
  variant?: 'ink' | 'accent' | 'line' | 'paper'
  size?: 'small' | 'base' | 'big'
}

function look({ variant = 'ink', size = 'base' }: ButtonLook, className = '') {
  const parts = ['btn', variant !== 'ink' && `btn-${variant}`, size !== 'base' && `btn-${size}`, className]
  return parts.filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean
  /** Its label while busy. */
  busyLabel?: ReactNode
}

const face = 'inline-flex flex-wrap items-center justify-center gap-[.6em] [grid-area:1/1]'

/** A busy button is disabled and so loses the focus: it gets it back afterwards. */
function useFocusAfterBusy(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const focused = useRef(false)
  useLayoutEffect(() => {
    if (busy) focused.current = document.activeElement === button.current
    else if (focused.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [button, busy])
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  useFocusAfterBusy(button, busy)
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={look({ variant, size }, className)}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        // Both labels share one grid cell, so the button is always as wide as the longer one.
        <span className="grid">
          <span className={`${face} ${busy ? 'invisible' : ''}`} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span className={`${face} ${busy ? '' : 'invisible'}`} aria-hidden={!busy || undefined}>
            <Loader size="small" isEmpty={!busy} />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

export function ButtonLink({ variant, size, className, ...rest }: SiteLinkProps & ButtonLook) {
  return <SiteLink {...rest} className={look({ variant, size }, className)} />
}

interface ScrollLinkProps extends Omit<SiteLinkProps, 'to'>, Pick<ButtonLook, 'size'> {
  part: string
}

const scrollTo = (part: string) => ({
  to: `#${part}`,
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    scrollToPart(part)
  },
})

/** Scrolls to a part of this page and keeps the URL; without scripts the link jumps. */
export function ScrollLink({ part, ...rest }: ScrollLinkProps) {
  return <ButtonLink {...rest} {...scrollTo(part)} variant="accent" />
}

/** The same as an underlined link, where the part begins within the screen. */
export function QuietScrollLink({ part, ...rest }: Omit<ScrollLinkProps, 'size'>) {
  return <SiteLink {...rest} {...scrollTo(part)} className="link inline-flex min-h-11 items-center" />
}

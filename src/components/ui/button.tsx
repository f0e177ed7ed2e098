import type { ComponentProps, ReactNode } from 'react'
import { Loader } from '@/components/ui/loader'
import { SiteLink, type SiteLinkProps } from '@/components/ui/site-link'

interface ButtonLook {
  /** `accent` is the one red action of a view; `line` stands beside a filled one; `paper` is for dark grounds. */
  variant?: 'ink' | 'accent' | 'line' | 'paper'
  size?: 'small' | 'base' | 'big'
}

function look({ variant = 'ink', size = 'base' }: ButtonLook, className = '') {
  const parts = ['btn', variant !== 'ink' && `btn-${variant}`, size !== 'base' && `btn-${size}`, className]
  return parts.filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean
  /** What it says while busy. The button is as wide as the longer of both from the start. */
  busyLabel?: ReactNode
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size }, className)}
      aria-busy={busy || undefined}
      disabled={busy || rest.disabled}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className="btn-faces">
          <span className={busy ? 'invisible' : undefined} aria-hidden={busy || undefined}>
            {children}
          </span>
          <span className={busy ? undefined : 'invisible'} aria-hidden={!busy || undefined}>
            <Loader size="small" />
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

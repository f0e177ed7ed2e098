import { SiteLink } from '@/components/ui/site-link'

export function Breadcrumb({
  trail,
  className = '',
}: {
  trail: ReadonlyArray<{ label: string; to: string }>
  className?: string
}) {
  return (
    <nav aria-label="Breadcrumb" className={`[container-type:inline-size] ${className}`}>
      <ol className="flex gap-x-2 text-small text-ink-2 md:flex-wrap [@container(width<13rem)]:flex-wrap">
        {trail.map(({ label, to }, index) => (
          <li key={to} className="flex items-center gap-2 last:min-w-0">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < trail.length - 1 ? (
              <SiteLink
                to={to}
                className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink"
              >
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page" className="[@container(width>=13rem)]:max-md:truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

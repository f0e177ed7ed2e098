import { Logo } from '@/components/layout/logo'
import { NavigationLink } from '@/components/layout/navigation-link'
import { SiteMenu } from '@/components/layout/site-menu'
import { useScrolledPast } from '@/components/layout/use-scrolled-past'
import { ButtonLink } from '@/components/ui/button'
import { callToAction, mainNavigation } from '@/content/navigation'
import { site } from '@/content/site'

/** Stays at the top; its shadow comes once the page is scrolled more than 50 px. */
export function SiteHeader() {
  const scrolled = useScrolledPast(50)
  return (
    <header className={`site-header page ${scrolled ? 'is-scrolled' : ''}`}>
      <div className="flex h-17 items-center justify-between lg:h-19">
        <Logo name={site.name} />
        <nav aria-label="Main" className="mr-[clamp(1.25rem,2.6vw,2.75rem)] ml-auto hidden lg:block">
          <ul className="flex gap-[clamp(1rem,2.2vw,2.25rem)] text-base">
            {mainNavigation.map((item) => (
              <li key={item.to} className="flex">
                <NavigationLink to={item.to} className="nav-link" marksCurrent>
                  {item.label}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={callToAction.to} size="small" className="hidden lg:inline-flex">
          {callToAction.label}
        </ButtonLink>
        <SiteMenu />
      </div>
    </header>
  )
}

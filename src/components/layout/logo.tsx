import { NavigationLink } from '@/components/layout/navigation-link'
import { BrandMark } from '@/components/ui/brand-mark'

/** The mark and the studio's name (its first word bold), linked to Home. */
export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <NavigationLink to="/" className="logo" aria-label={`${name}, home`}>
      <BrandMark />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </NavigationLink>
  )
}

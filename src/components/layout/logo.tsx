import { NavigationLink } from '@/components/layout/navigation-link'
import { useStudio } from '@/components/layout/studio'
import { BrandMark } from '@/components/ui/brand-mark'

/** The logo mark and the studio's name, with its first word in bold. */
export function NameAndMark() {
  const { name, mark } = useStudio()
  const [first, ...rest] = name.split(' ')
  return (
    <>
      <BrandMark image={mark} />
      <span>
        <b>{first}</b> {rest.join(' ')}
      </span>
    </>
  )
}

/** The logo as a link to Home. */
export function Logo() {
  const { name } = useStudio()
  return (
    <NavigationLink to="/" className="logo" aria-label={`${name}, home`}>
      <NameAndMark />
    </NavigationLink>
  )
}

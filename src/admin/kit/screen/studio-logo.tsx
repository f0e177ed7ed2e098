import { NameAndMark } from '@/components/layout/logo'
import { useStudio } from '@/components/layout/studio'

/** Links to the public site with a full page load, since that is another app with its own style sheet. */
export function StudioLogo({ className = '' }: { className?: string }) {
  const { name } = useStudio()
  return (
    <a href="/" className={`logo ${className}`} aria-label={`${name}, the website`}>
      <NameAndMark />
    </a>
  )
}

import { NameAndMark } from '@/components/layout/logo'
import { useStudio } from '@/components/layout/studio'

/** Leads to the public site: another app with its own style sheet, so it is loaded whole. */
export function StudioLogo({ className = '' }: { className?: string }) {
  const { name } = useStudio()
  return (
    <a href="/" className={`logo ${className}`} aria-label={`${name}, the website`}>
      <NameAndMark />
    </a>
  )
}

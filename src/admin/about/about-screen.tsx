import { useQuery } from '@tanstack/react-query'
import { aboutQuery } from '@/admin/about/about-query'
import { AboutSectionForm } from '@/admin/about/about-section-form'
import { aboutSections } from '@/admin/about/about-sections'
import { Screen } from '@/admin/shell/screen'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'

export function AboutScreen() {
  const about = useQuery(aboutQuery)
  return (
    <Screen
      title="About page"
      lead="Three sections, each saved on its own. What is left empty shows the page’s own words."
    >
      {about.isPending ? (
        <LoadingPanel label="Loading the sections..." className="py-11" />
      ) : about.data ? (
        aboutSections.map((section) => (
          <AboutSectionForm key={section.key} section={section} stored={about.data[section.key]} />
        ))
      ) : (
        <StatePanel
          kind="failed"
          level={2}
          title="Unable to load the sections"
          text={`${about.error.message} Nothing was changed.`}
          action={<Button onClick={() => void about.refetch()}>Try Again</Button>}
        />
      )}
    </Screen>
  )
}

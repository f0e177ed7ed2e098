import { useRef } from 'react'
import { Directory } from '@/components/sections/directory'
import { ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { directory, loadFailed } from '@/content/services'
import { NicheIcon } from '@/features/services/niche-icon'
import { nichePath } from '@/features/services/niche-slug'
import { useNicheDirectory } from '@/features/services/queries'

const firstShown = 6

/** Every industry with its tagline, linked to its page if that is live. */
export function NicheDirectory() {
  const title = useRef<HTMLHeadingElement>(null)
  const niches = useNicheDirectory()
  const { empty } = directory

  async function refetch() {
    const { isSuccess } = await niches.refetch()
    // The pressed button disappears, so the focus moves to the section's heading.
    if (isSuccess) title.current?.focus()
  }

  return (
    <section id={directory.id} className="page pt-8 pb-section md:pt-section">
      <h2 ref={title} tabIndex={-1} className="mb-4 outline-none md:mb-8">
        {directory.heading}
      </h2>
      <QueryBoundary
        query={{ ...niches, refetch }}
        loading={
          <LoadingPanel label={directory.loading} className="min-h-96 max-w-none justify-center bg-sunk" />
        }
        failed={{ title: directory.failed, text: loadFailed }}
      >
        {(found) =>
          found.length > 0 ? (
            <Directory
              first={firstShown}
              labels={directory}
              entries={found.map(({ slug, name, tagline, question, icon_name, status }) => ({
                key: slug,
                name,
                text: tagline,
                question,
                icon: <NicheIcon name={icon_name} size={28} />,
                to: status === 'live' ? nichePath(slug) : undefined,
              }))}
            />
          ) : (
            <StatePanel
              kind="empty"
              title={empty.title}
              text={empty.text}
              action={<ButtonLink to={empty.action.to}>{empty.action.label}</ButtonLink>}
            />
          )
        }
      </QueryBoundary>
    </section>
  )
}

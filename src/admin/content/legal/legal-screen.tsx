import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { legalNames, legalPages, type LegalType } from '@/admin/content/legal/legal-names'
import { legalVersionsQuery, versionName } from '@/admin/content/legal/legal-versions'
import { Screen } from '@/admin/kit/screen/screen'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { StatusBadge } from '@/components/ui/status-badge'
import { TextLink } from '@/components/ui/site-link'

const types = Object.keys(legalNames) as LegalType[]

/** The legal documents: every version that visitors have read, none of which is ever changed. */
export function LegalScreen() {
  return (
    <Screen
      title="Legal documents"
      lead="A change is a new version. What visitors agreed to stays on record, as they read it."
    >
      {types.map((type) => (
        <Document key={type} type={type} />
      ))}
    </Screen>
  )
}

function Document({ type }: { type: LegalType }) {
  const versions = useQuery(legalVersionsQuery(type))
  const name = legalNames[type]
  return (
    <section className="settings-group" aria-label={name}>
      <div className="list-line">
        <h2 className="text-h4">{name}</h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TextLink to={legalPages[type]}>See the page</TextLink>
          <ButtonLink to={`/admin/legal/new/${type}`} size="small">
            Write a new version
          </ButtonLink>
        </div>
      </div>
      {versions.isPending ? (
        <LoadingPanel label="Loading the versions..." className="py-8" />
      ) : versions.data ? (
        <ul>
          {versions.data.map((version, index) => (
            <li key={version.id}>
              <Link to={`/admin/legal/${version.id}`} className="setting-line">
                <span className="setting-name">{versionName(version)}</span>
                {index === 0 ? (
                  <StatusBadge level="success">What visitors read</StatusBadge>
                ) : (
                  <StatusBadge level="neutral">Earlier</StatusBadge>
                )}
              </Link>
            </li>
          ))}
          {versions.data.length === 0 && (
            <li className="py-4 text-ink-2">None yet: the page says that it is missing.</li>
          )}
        </ul>
      ) : (
        <StatePanel
          kind="failed"
          level={2}
          title="Unable to load the versions"
          text={versions.error.message}
          action={<Button onClick={() => void versions.refetch()}>Try Again</Button>}
        />
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
  isLegalType,
  legalNames,
  legalPages,
  legalVersionsQuery,
  versionName,
  type LegalType,
} from '@/admin/content/legal/legal-versions'
import { NewVersionScreen } from '@/admin/content/legal/new-version-screen'
import { VersionScreen } from '@/admin/content/legal/version-screen'
import { adminPaths } from '@/admin/kit/paths'
import type { AdminScreen } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { Section, SettingRow, SettingRows } from '@/admin/kit/screen/section'
import { ButtonLink } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { StatusBadge } from '@/components/ui/status-badge'
import { TextLink } from '@/components/ui/site-link'

/** The legal documents section of the admin: the list, a version, and a form for the next one. */
export const legalDocuments: AdminScreen = {
  path: adminPaths.legal,
  title: 'Legal documents',
  routes: [
    { path: adminPaths.legal, draw: () => <LegalScreen /> },
    {
      path: `${adminPaths.legal}/new/:type`,
      draw: ({ type }) => (isLegalType(type) ? <NewVersionScreen type={type} /> : <UnknownScreen />),
    },
    { path: `${adminPaths.legal}/:id`, draw: ({ id = '' }) => <VersionScreen id={id} /> },
  ],
  tables: {
    legal_documents: {
      one: 'legal document',
      many: 'Legal documents',
      rowPath: (id) => `${adminPaths.legal}/${id}`,
      rowLabel: (label) => (isLegalType(label) ? legalNames[label] : undefined),
    },
  },
}

const types = Object.keys(legalNames) as LegalType[]

/** The list of all published versions of the legal documents; none is ever changed. */
function LegalScreen() {
  return (
    <Screen title="Legal documents" lead="Each change is a new version. Older versions stay on record.">
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
    <Section
      title={name}
      tools={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TextLink to={legalPages[type]}>See the page</TextLink>
          <ButtonLink to={`${adminPaths.legal}/new/${type}`} size="small" variant="line">
            Write a new version
          </ButtonLink>
        </div>
      }
    >
      <Loaded query={versions} noun="the versions">
        {(rows) => (
          <SettingRows>
            {rows.map((version, index) => (
              <SettingRow
                key={version.id}
                name={versionName(version)}
                to={`${adminPaths.legal}/${version.id}`}
              >
                {index === 0 ? (
                  <StatusBadge level="success">What visitors see</StatusBadge>
                ) : (
                  <StatusBadge level="neutral">Earlier</StatusBadge>
                )}
              </SettingRow>
            ))}
            {rows.length === 0 && (
              <li className="py-4 text-ink-2">None yet: the page says that it is missing.</li>
            )}
          </SettingRows>
        )}
      </Loaded>
    </Section>
  )
}

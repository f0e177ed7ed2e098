import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { malaysiaFullDate } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { OutboxBanner } from '@/admin/tools/dashboard/outbox-banner'
import { Stats } from '@/admin/tools/dashboard/stats'
import { ButtonLink } from '@/components/ui/button'
import { TodaySection } from '@/admin/tools/dashboard/today-section'

/** What one comes to write most often. All other places stand in the sidebar. */
const starts = [
  { to: `${adminPaths.articles}/new`, label: 'New article' },
  { to: `${adminPaths.authors}/new`, label: 'New author' },
]

/** What waits today, what came in, and the forms that are opened most. */
export function DashboardScreen() {
  const [today] = useState(() => malaysiaFullDate(new Date()))
  return (
    <Screen
      title="Dashboard"
      lead={today}
      tools={
        <div className="flex flex-wrap gap-3">
          {starts.map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant="line" size="small">
              <Plus size={18} aria-hidden="true" />
              {label}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <OutboxBanner />
      <FloodBanner />
      <TodaySection />
      <Stats />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Link className="quiet-action" to={adminPaths.outbox}>
          Eemails and texts
        </Link>
        <Link className="quiet-action" to={adminPaths.about}>
          About page
        </Link>
      </p>
    </Screen>
  )
}

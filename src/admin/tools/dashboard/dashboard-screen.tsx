import { useState } from 'react'
import { malaysiaFullDate } from '@/lib/dates'
import { adminPaths } from '@/admin/kit/paths'
import { Screen } from '@/admin/kit/screen/screen'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { OutboxBanner } from '@/admin/tools/dashboard/outbox-banner'
import { Stats } from '@/admin/tools/dashboard/stats'
import { TodaySection } from '@/admin/tools/dashboard/today-section'
import { TextButtonLink } from '@/admin/kit/screen/text-button'

/** What the specification links from the dashboard besides the counts. */
const links = [
  { to: `${adminPaths.articles}/new`, label: 'New article' },
  { to: `${adminPaths.authors}/new`, label: 'New author' },
  { to: adminPaths.outbox, label: 'Emails and texts' },
  { to: adminPaths.about, label: 'About page' },
  { to: adminPaths.orderBoard, label: 'Board of orders' },
  { to: adminPaths.leadReport, label: 'Leads by source' },
]

/** The day's work, and below it the counts and the way to other screens. */
export function DashboardScreen() {
  const [today] = useState(() => malaysiaFullDate(new Date()))
  return (
    <Screen title="Dashboard" lead={today}>
      <OutboxBanner />
      <FloodBanner />
      <TodaySection />
      <Stats />
      <p className="mt-6 flex flex-wrap gap-x-6">
        {links.map(({ to, label }) => (
          <TextButtonLink key={to} to={to} className="max-md:py-2.5">
            {label}
          </TextButtonLink>
        ))}
      </p>
    </Screen>
  )
}

import { useState } from 'react'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn } from '@shared/calendar/zone-time'
import { BusyCalendarBanner } from '@/admin/kit/busy-calendar/busy-calendar-banner'
import { adminPaths } from '@/admin/kit/paths'
import { type Role, useMay } from '@/admin/kit/rights/role'
import { Screen } from '@/admin/kit/screen/screen'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { OutboxBanner } from '@/admin/tools/dashboard/outbox-banner'
import { SiteBanner } from '@/admin/tools/dashboard/site-banner'
import { Stats } from '@/admin/tools/dashboard/stats'
import { TodaySection } from '@/admin/tools/dashboard/today-section'
import { TextButtonLink } from '@/admin/kit/screen/text-button'

/** The links of the dashboard in the specification, besides the counts. */
const links: readonly { to: string; label: string; seenBy: Role }[] = [
  { to: `${adminPaths.articles}/new`, label: 'New article', seenBy: 'writer' },
  { to: `${adminPaths.authors}/new`, label: 'New author', seenBy: 'writer' },
  { to: adminPaths.outbox, label: 'Emails and texts', seenBy: 'owner' },
  { to: adminPaths.about, label: 'About page', seenBy: 'writer' },
  { to: adminPaths.orderBoard, label: 'Board of orders', seenBy: 'sales' },
  { to: adminPaths.leadReport, label: 'Leads by source', seenBy: 'sales' },
]

/** The dashboard: today's work, then the counts and links to other screens. */
export function DashboardScreen() {
  const [today] = useState(() => dateIn(malaysiaZone, Date.now()))
  const isOwner = useMay('owner')
  const may = { owner: isOwner, sales: useMay('sales'), writer: useMay('writer') }
  const shown = links.filter(({ seenBy }) => may[seenBy])
  return (
    <Screen title="Dashboard" lead={today}>
      {isOwner && <OutboxBanner />}
      {isOwner && <FloodBanner />}
      {may.writer && <SiteBanner />}
      {may.sales && <BusyCalendarBanner />}
      <TodaySection />
      <Stats />
      <p className="mt-6 flex max-w-none flex-wrap gap-x-6">
        {shown.map(({ to, label }) => (
          <TextButtonLink key={to} to={to} className="max-md:py-2.5">
            {label}
          </TextButtonLink>
        ))}
      </p>
    </Screen>
  )
}

import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLinks } from '@/admin/tools/dashboard/admin-links'
import { Tally } from '@/admin/tools/dashboard/stats'
import { TodaySection } from '@/admin/tools/dashboard/today-section'
import { malaysiaFullDate } from '@/lib/dates'
import { Screen } from '@/admin/kit/screen/screen'

export function DashboardScreen() {
  const [today] = useState(() => malaysiaFullDate(new Date()))
  return (
    <Screen title="Dashboard" lead={today}>
      <Tally />
      <TodaySection />
      {deskLinks.map(({ title, links }) => (
        <section key={title} className="desk-links">
          <h2 className="text-h3">{title}</h2>
          <ul>
            {links.map(({ to, label, text }) => (
              <li key={to}>
                <Link to={to} className="desk-link">
                  <span className="desk-link-name">{label}</span>
                  <span className="text-ink-2">{text}</span>
                  <ArrowRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  )
}

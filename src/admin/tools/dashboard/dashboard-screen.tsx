import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { malaysiaFullDate } from '@/lib/dates'
import { Screen } from '@/admin/kit/screen/screen'
import { FloodBanner } from '@/admin/tools/dashboard/flood-banner'
import { Stats } from '@/admin/tools/dashboard/stats'
import { TodaySection } from '@/admin/tools/dashboard/today-section'

/** The nine links of the dashboard, each with what one does there. */
const sections = [
  {
    title: 'Leads',
    links: [
      { to: '/admin/bookings', label: 'Bookings', text: 'Who wants a call, when, and how to reach them' },
      {
        to: '/admin/subscribers',
        label: 'Subscribers',
        text: 'Who gets the newsletter; search it, save it as CSV',
      },
      { to: '/admin/orders', label: 'Orders', text: 'What was agreed, for how much, and when it is due' },
    ],
  },
  {
    title: 'Blog',
    links: [
      { to: '/admin/blog', label: 'Articles', text: 'What is out, what is scheduled, what is still a draft' },
      { to: '/admin/blog/new', label: 'New article', text: 'Write one and publish it now, later or not yet' },
      { to: '/admin/blog/authors', label: 'Authors', text: 'Whose name stands under the articles' },
      {
        to: '/admin/blog/authors/new',
        label: 'New author',
        text: 'Add a name, a title and a few lines about them',
      },
    ],
  },
  {
    title: 'Site',
    links: [
      {
        to: '/admin/emails',
        label: 'Mails and texts',
        text: 'Every mail and SMS that was to go out; send a failed one again',
      },
      { to: '/admin/about', label: 'About page', text: 'The studio’s story, its founder, whom it works for' },
    ],
  },
]

/** What came in, what waits today, and the way to where most work is done. */
export function DashboardScreen() {
  const [today] = useState(() => malaysiaFullDate(new Date()))
  return (
    <Screen title="Dashboard" lead={today}>
      <FloodBanner />
      <Stats />
      <TodaySection />
      {sections.map(({ title, links }) => (
        <section key={title} className="mt-10 grid gap-x-14 gap-y-3 xl:grid-cols-[9rem_minmax(0,1fr)]">
          <h2 className="text-h3">{title}</h2>
          <ul className="border-b border-rule">
            {links.map(({ to, label, text }) => (
              <li key={to}>
                <Link to={to} className="dashboard-link xl:grid-cols-[12rem_minmax(0,1fr)_auto]">
                  <span className="dashboard-link-label">{label}</span>
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

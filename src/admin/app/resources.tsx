import { AccountScreen } from '@/admin/auth/account/account-screen'
import { articles } from '@/admin/content/articles/articles-resource'
import { authors } from '@/admin/content/authors/authors-resource'
import { hours } from '@/admin/calls/hours/hours-screen'
import { legalDocuments } from '@/admin/content/legal/legal-screen'
import { niches } from '@/admin/content/niches/niches-resource'
import { images } from '@/admin/content/images/images-resource'
import { portfolioCategories } from '@/admin/content/projects/categories-resource'
import { projects } from '@/admin/content/projects/projects-resource'
import { aboutPage } from '@/admin/content/settings/about-settings'
import { settings } from '@/admin/content/settings/settings'
import { socialLinks } from '@/admin/content/social-links/social-links-resource'
import { blogCategories, topics } from '@/admin/content/taxonomy/taxonomy-resource'
import { testimonials } from '@/admin/content/testimonials/testimonials-resource'
import { adminPaths } from '@/admin/kit/paths'
import type { SeenBy } from '@/admin/kit/rights/role'
import { createRegistry, defineScreen, type AdminScreen } from '@/admin/kit/registry/registry'
import { alerts } from '@/admin/email/alerts/alerts-resource'
import { applications } from '@/admin/leads/applications/applications-resource'
import { clients } from '@/admin/leads/clients/clients-resource'
import { bookings } from '@/admin/calls/bookings/bookings-resource'
import { outbox } from '@/admin/email/outbox/outbox-resource'
import { suppressions } from '@/admin/email/suppressions/suppressions-resource'
import { enquiries } from '@/admin/leads/enquiries/enquiries-resource'
import { followUps } from '@/admin/leads/follow-ups/follow-ups-resource'
import { inbox } from '@/admin/inbox/inbox-resource'
import { LeadReportScreen } from '@/admin/leads/report/lead-report-screen'
import { newsletters } from '@/admin/email/newsletters/newsletters-resource'
import { OrderBoardScreen } from '@/admin/leads/orders/order-board-screen'
import { orders } from '@/admin/leads/orders/orders-resource'
import { peopleScreen } from '@/admin/leads/people/people-screen'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'
import { DashboardScreen } from '@/admin/tools/dashboard/dashboard-screen'
import { CalendarScreen } from '@/admin/calls/calendar/calendar-screen'
import { CalendarSyncScreen } from '@/admin/calls/calendar/calendar-sync-screen'
import { HistoryScreen } from '@/admin/tools/history/history-screen'
import { staffScreen } from '@/admin/auth/staff/staff-screen'

const dashboard = defineScreen(adminPaths.dashboard, 'Dashboard', () => <DashboardScreen />)
const history = defineScreen(adminPaths.history, 'History', () => <HistoryScreen />)
const calendar = defineScreen(adminPaths.calendar, 'Calendar', () => <CalendarScreen />, {
  keywords: 'calls week day block move',
})
const calendarSync = defineScreen(adminPaths.calendarSync, 'Calendar sync', () => <CalendarSyncScreen />, {
  keywords: 'your own google apple outlook feed busy ics',
})
const orderBoard = defineScreen(adminPaths.orderBoard, 'Board of orders', () => <OrderBoardScreen />, {
  keywords: 'deals pipeline kanban won lost',
  inSidebar: false,
})
const leadReport = defineScreen(adminPaths.leadReport, 'Leads by source', () => <LeadReportScreen />, {
  keywords: 'report win rate campaign referrer month',
  inSidebar: false,
})
const account = defineScreen(adminPaths.account, 'Account', () => <AccountScreen />, {
  commands: [{ label: 'Change your password', to: adminPaths.account, keywords: 'account email' }],
  // The sidebar links it in its footer, below the signed-in account.
  inSidebar: false,
})

/** Opens screens to a role besides the owner. Screens without it are for owners only. */
const seenBy = (who: SeenBy, ...screens: AdminScreen[]) =>
  screens.map((screen) => ({ ...screen, seenBy: who }))

const under = (parent: AdminScreen, ...screens: AdminScreen[]) =>
  screens.map((screen) => ({ ...screen, under: parent.path }))

/**
 * All screens of the admin in the order of the sidebar. Routes, sidebar, palette, history and links are built
 * from it.
 */
export const registry = createRegistry([
  { title: 'Dashboard', screens: seenBy('everyone', dashboard) },
  { title: 'Inbox', screens: seenBy('sales', inbox, followUps, bookings, enquiries, applications) },
  { title: 'Calendar', screens: [...seenBy('sales', calendar, hours), calendarSync] },
  { title: 'Orders', screens: seenBy('sales', orders, orderBoard, leadReport) },
  { title: 'People', screens: seenBy('sales', peopleScreen, ...under(peopleScreen, clients)) },
  { title: 'Newsletter', screens: [newsletters, ...seenBy('sales', subscribers)] },
  {
    title: 'Website',
    screens: [
      ...seenBy(
        'writer',
        articles,
        ...under(articles, authors, blogCategories, topics),
        projects,
        ...under(projects, portfolioCategories),
        niches,
        testimonials,
        aboutPage,
        images,
      ),
      socialLinks,
      ...seenBy('writer', legalDocuments),
    ],
  },
  {
    title: 'Settings',
    screens: [
      settings,
      alerts,
      outbox,
      ...under(outbox, suppressions),
      staffScreen,
      history,
      ...seenBy('everyone', account),
    ],
  },
])

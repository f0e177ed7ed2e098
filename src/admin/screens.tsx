import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { AboutScreen } from '@/admin/about/about-screen'
import { articles } from '@/admin/articles/articles-resource'
import { NewArticleScreen } from '@/admin/articles/new-article-screen'
import { authors } from '@/admin/authors/authors-resource'
import { NewAuthorScreen } from '@/admin/authors/new-author-screen'
import { bookings } from '@/admin/bookings/bookings-resource'
import { DashboardScreen } from '@/admin/dashboard/dashboard-screen'
import { emails } from '@/admin/emails/emails-resource'
import { orders } from '@/admin/orders/orders-resource'
import { ResourceList } from '@/admin/resource/resource-list'
import { UnknownScreen } from '@/admin/shell/unknown-screen'
import { subscribers } from '@/admin/subscribers/subscribers-resource'
import { normalisePath } from '@/lib/paths'

/** Every screen of the desk by its address. */
const screens: Readonly<Record<string, ComponentType>> = {
  '/admin': DashboardScreen,
  '/admin/bookings': () => <ResourceList resource={bookings} />,
  '/admin/subscribers': () => <ResourceList resource={subscribers} />,
  '/admin/orders': () => <ResourceList resource={orders} />,
  '/admin/emails': () => <ResourceList resource={emails} />,
  '/admin/blog': () => <ResourceList resource={articles} />,
  '/admin/blog/new': NewArticleScreen,
  '/admin/blog/authors': () => <ResourceList resource={authors} />,
  '/admin/blog/authors/new': NewAuthorScreen,
  '/admin/about': AboutScreen,
}

export function Screens() {
  const path = normalisePath(useLocation().pathname)
  const Screen = Object.hasOwn(screens, path) ? screens[path] : undefined
  return Screen ? <Screen /> : <UnknownScreen />
}

import { defineRoute } from '@/app/define-route'
import { bookingHead, manageHead } from '@/content/booking-head'

export const bookingRoutes = [
  defineRoute({
    path: '/book-a-call',
    load: () => import('@/pages/booking-page').then((module) => module.BookingPage),
    meta: () => ({ ...bookingHead, path: '/book-a-call' }),
    prerender: { source: 'src/pages/booking-page.tsx', paths: () => ['/book-a-call'] },
  }),
  defineRoute({
    path: '/book-a-call/manage',
    load: () => import('@/pages/manage-booking-page').then((module) => module.ManageBookingPage),
    meta: () => ({ ...manageHead, path: '/book-a-call/manage', noindex: true }),
  }),
]

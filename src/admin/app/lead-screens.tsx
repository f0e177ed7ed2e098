import type { ReactNode } from 'react'
import { ApplicationScreen } from '@/admin/leads/applications/application-screen'
import { applications } from '@/admin/leads/applications/applications-resource'
import { BookingScreen } from '@/admin/leads/bookings/booking-screen'
import { bookings } from '@/admin/leads/bookings/bookings-resource'
import { NewOrderScreen } from '@/admin/leads/orders/new-order-screen'
import { order } from '@/admin/leads/orders/order-record'
import { orders } from '@/admin/leads/orders/orders-resource'
import { PeopleScreen } from '@/admin/leads/people/people-screen'
import { PersonScreen } from '@/admin/leads/people/person-screen'
import { RecordScreen } from '@/admin/kit/record/record-screen'
import { RequestScreen } from '@/admin/leads/enquiries/enquiry-screen'
import { requests } from '@/admin/leads/enquiries/enquiries-resource'
import { ResourceList } from '@/admin/kit/list/resource-list'
import { UnknownScreen } from '@/admin/kit/screen/unknown-screen'
import { SubscriberScreen } from '@/admin/leads/subscribers/subscriber-screen'
import { subscribers } from '@/admin/leads/subscribers/subscribers-resource'
import { isUuid } from '@/lib/uuid'

type Params = Readonly<Record<string, string | undefined>>

/** A screen of one row, for addresses that can hold one. */
const one =
  (Lead: (props: { id: string }) => ReactNode) =>
  ({ id }: Params) =>
    isUuid(id) ? <Lead key={id} id={id} /> : <UnknownScreen />

/** Parts of an address come as they stand in it. */
function decoded(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '')
  } catch {
    return ''
  }
}

/** Every screen about those who wrote, booked, applied, subscribed or ordered. */
export const leadScreens = [
  { path: '/admin/bookings', draw: () => <ResourceList resource={bookings} /> },
  { path: '/admin/bookings/:id', draw: one(BookingScreen) },
  { path: '/admin/requests', draw: () => <ResourceList resource={requests} /> },
  { path: '/admin/requests/:id', draw: one(RequestScreen) },
  { path: '/admin/applications', draw: () => <ResourceList resource={applications} /> },
  { path: '/admin/applications/:id', draw: one(ApplicationScreen) },
  { path: '/admin/subscribers', draw: () => <ResourceList resource={subscribers} /> },
  { path: '/admin/subscribers/:id', draw: one(SubscriberScreen) },
  { path: '/admin/orders', draw: () => <ResourceList resource={orders} /> },
  { path: '/admin/orders/new', draw: () => <NewOrderScreen /> },
  { path: '/admin/orders/:id', draw: ({ id }: Params) => <RecordScreen record={order} id={id} /> },
  { path: '/admin/people', draw: () => <PeopleScreen /> },
  {
    path: '/admin/people/:contact',
    draw: ({ contact }: Params) => <PersonScreen key={contact} contact={decoded(contact)} />,
  },
]

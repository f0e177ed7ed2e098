import { ImportScreen } from '@/admin/leads/import/import-screen'
import { newSubscribers } from '@/admin/leads/subscribers/add-subscribers'

/** Adds people who agreed to the newsletter elsewhere, typed one per line or from a file. */
export const AddSubscribersScreen = () => (
  <ImportScreen
    title="Add subscribers"
    lead="Only people who agreed to get your newsletter. Nothing is sent now; each newsletter has a link to unsubscribe."
    typed={{
      placeholder: 'aina@example.com, Aina',
      help: 'One person on each line: the address, then the name if you know it.',
    }}
    asksConsent
    destination={newSubscribers}
  />
)

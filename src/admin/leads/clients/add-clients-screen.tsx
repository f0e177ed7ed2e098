import { oldClients } from '@/admin/leads/clients/add-clients'
import { ImportScreen } from '@/admin/leads/import/import-screen'

/** Adds old clients, typed one per line or from a file. */
export const AddClientsScreen = () => (
  <ImportScreen
    title="Add clients"
    lead="Clients you had before this website. You find them under People. No email is sent to them, and they get no newsletter."
    typed={{
      placeholder: 'Aina Rahman, 012-345 6789, Kedai Aina',
      help: 'One person on each line: name, email or phone, then company and a note if you like.',
    }}
    destination={oldClients}
  />
)

import { useId } from 'react'
import { useSingleKeys } from '@/admin/app/palette/use-shortcuts'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/controls'
import { ModalDialog } from '@/components/ui/modal-dialog'

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

const shortcuts: ReadonlyArray<{ keys: readonly string[]; does: string }> = [
  { keys: [modifier, 'K'], does: 'Search everything, go anywhere' },
  { keys: [modifier, 'S'], does: 'Save the form you are writing in' },
  { keys: ['/'], does: 'Go to the search of this list' },
  { keys: ['?'], does: 'Show these keys' },
  { keys: ['F8'], does: 'Go to the last message, to undo' },
  { keys: ['Esc'], does: 'Close what is open' },
]

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  const [single, setSingle] = useSingleKeys()
  return (
    <ModalDialog open={open} onClose={onClose} labelledBy={id}>
      <h2 id={id} className="text-h3">
        Keys of the desk
      </h2>
      <dl className="shortcuts">
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={single} onChange={(event) => setSingle(event.target.checked)}>
        Let the single keys / and ? act
      </Checkbox>
      <p className="mt-6">
        <Button onClick={onClose}>Close</Button>
      </p>
    </ModalDialog>
  )
}

import { aroundChanges, textChanges, type Change } from '@/admin/content/legal/text-changes'
import { TextBlocks } from '@/components/ui/text-blocks'
import { legalBlocks } from '@/features/legal/legal-blocks'

/** A document as its public page draws it. */
export function LegalPreview({ content }: { content: string }) {
  return (
    <div className="preview-sheet">
      <TextBlocks blocks={legalBlocks(content)} linkContacts />
    </div>
  )
}

const words = { added: 'Added', removed: 'Removed' } as const

/** What a text has that another had not, and the other way round. */
export function LegalChanges({ before, after }: { before: string; after: string }) {
  const changes = aroundChanges(textChanges(before, after))
  if (changes.length === 0) return <p className="text-ink-2">Nothing differs.</p>
  return (
    <div className="changes">
      {changes.map((change, index) =>
        change ? (
          <Line key={index} change={change} />
        ) : (
          <p key={index} className="changes-gap" aria-label="Unchanged lines">
            …
          </p>
        ),
      )}
    </div>
  )
}

function Line({ change: { kind, line } }: { change: Change }) {
  if (kind === 'same') return <p>{line || '\u00a0'}</p>
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <p data-kind={kind}>
      <span className="sr-only">{words[kind]}: </span>
      <Mark>{line || '\u00a0'}</Mark>
    </p>
  )
}

import { lineDifference, withContext } from '@/admin/kit/history/line-difference'

const signs = { same: ' ', gone: '−', new: '+' }
const words = { same: '', gone: 'Removed: ', new: 'Added: ' }

/** A long text's changed lines, with a few unchanged ones around them. */
export function LineDifference({ before, after }: { before: string; after: string }) {
  const lines = withContext(lineDifference(before, after))
  return (
    <div className="line-difference">
      {lines.map((line, index) =>
        'skipped' in line ? (
          <p key={index} className="line-skipped">
            {line.skipped === 1 ? '1 line as it was' : `${line.skipped} lines as they were`}
          </p>
        ) : (
          <p key={index} data-kind={line.kind}>
            <span aria-hidden="true">{signs[line.kind]}</span>
            <span className="sr-only">{words[line.kind]}</span>
            <span>{line.text || ' '}</span>
          </p>
        ),
      )}
    </div>
  )
}

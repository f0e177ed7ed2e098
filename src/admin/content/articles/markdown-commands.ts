export interface Selection {
  text: string
  start: number
  end: number
}

/** What replaces `from`..`to`, and what is selected then. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** Puts marks around the selection, or takes them away where they are. */
export function toggleMark({ text, start, end }: Selection, mark: string, sample: string): Edit {
  const before = text.slice(start - mark.length, start)
  const after = text.slice(end, end + mark.length)
  // `*` beside `**` is half of another mark.
  const doubled = mark.length === 1 && (text[start - 2] === mark || text[end + 1] === mark)
  if (start >= mark.length && before === mark && after === mark && !doubled) {
    const from = start - mark.length
    return {
      from,
      to: end + mark.length,
      insert: text.slice(start, end),
      start: from,
      end: end - mark.length,
    }
  }
  const words = text.slice(start, end) || sample
  const begin = start + mark.length
  return {
    from: start,
    to: end,
    insert: `${mark}${words}${mark}`,
    start: begin,
    end: begin + words.length,
  }
}

const anyStart = /^(?:#{1,6} |[-*] |\d{1,9}[.)] |> ?)/

/** Begins each selected line with a sign, or takes it away where all have it. Another sign there gives way. */
export function toggleLines({ text, start, end }: Selection, sign: '## ' | '- ' | '> '): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const stop = text.indexOf('\n', Math.max(start, end - 1))
  const to = stop === -1 ? text.length : stop
  const lines = text.slice(from, to).split('\n')
  const all = lines.every((line) => line.startsWith(sign))
  const insert = lines
    .map((line) => (all ? line.slice(sign.length) : sign + line.replace(anyStart, '')))
    .join('\n')
  return { from, to, insert, start: from + (all ? 0 : sign.length), end: from + insert.length }
}

/** `[words](address)`, with the address selected to be typed over. */
export function makeLink({ text, start, end }: Selection): Edit {
  const words = text.slice(start, end) || 'words'
  const address = 'https://'
  const at = start + words.length + 3
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + address.length }
}

/** A picture on lines of its own, after the selection. */
export function insertPicture({ text, end }: Selection, picture: { url: string; alt: string }): Edit {
  const alt = picture.alt.replace(/[[\]\n]/g, ' ').trim()
  const lead = end === 0 || text.slice(0, end).endsWith('\n\n') ? '' : text[end - 1] === '\n' ? '\n' : '\n\n'
  const insert = `${lead}![${alt}](${picture.url})\n\n`
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length }
}

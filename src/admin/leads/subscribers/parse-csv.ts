/** One record, with the number of its first line in the file. */
interface CsvRecord {
  line: number
  values: string[]
}

/**
 * Reads CSV as in RFC 4180, also with semicolons or tabs as spreadsheets write it. Empty lines are skipped.
 */
export function parseCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '')
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const times = (sign: string) => head.split(sign).length
  const separator = [',', ';', '\t'].reduce((best, sign) => (times(sign) > times(best) ? sign : best))
  const records: CsvRecord[] = []
  let record: CsvRecord = { line: 1, values: [] }
  let value = ''
  let quoted = false
  let line = 1

  function endRecord() {
    record.values.push(value)
    if (record.values.some((each) => each.trim())) records.push(record)
    value = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    const next = text.charAt(at + 1)
    const endsLine = sign === '\n' || (sign === '\r' && next !== '\n')
    if (endsLine) line += 1
    if (quoted) {
      if (sign !== '"') value += sign
      else if (next === '"') {
        value += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && value === '') quoted = true
    else if (sign === separator) {
      record.values.push(value)
      value = ''
    } else if (endsLine) {
      endRecord()
      record = { line, values: [] }
    } else if (sign !== '\r') value += sign
  }
  endRecord()
  return records
}

export interface CsvPerson {
  line: number
  email: string
  name: string
  consent: string
}

const headings = { email: /^e-?mail( address)?$/i, name: /^(full )?name$/i, consent: /^consent$/i }

/** The people of a file, by its headings; without headings the columns are email, name and consent. */
export function peopleOfCsv(text: string): CsvPerson[] {
  const [first, ...rest] = parseCsv(text)
  if (!first) return []
  const titled = first.values.some((value) => headings.email.test(value.trim()))
  const place = (name: keyof typeof headings, otherwise: number) =>
    titled ? first.values.findIndex((value) => headings[name].test(value.trim())) : otherwise
  const [email, name, consent] = [place('email', 0), place('name', 1), place('consent', 2)]
  return (titled ? rest : [first, ...rest]).map(({ line, values }) => {
    // The admin's own export puts an apostrophe before values that a spreadsheet would run as a formula.
    const at = (index: number) => (values[index] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
    return { line, email: at(email), name: at(name), consent: at(consent) }
  })
}

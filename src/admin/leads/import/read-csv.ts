import Papa from 'papaparse'
import { isEmail } from '@/lib/contact-detail'

/** One record, with the number of its first line in the file. */
export interface CsvRow {
  line: number
  values: string[]
  /** A quotation mark in it is never closed, so the rest of the file belongs to it. */
  unclosed?: true
}

const separators = [',', ';', '\t', '|']
/** Rows parsed at once; in between the page can answer. */
const rowsAtOnce = 2000

/** The values of the first lines, if they were separated by this sign. */
const start = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { newline: '\n', delimiter, preview: 20 }).data.flat()

/**
 * The separator of a list: the one that leaves the most email addresses whole, then the one that papaparse
 * finds, then the most frequent one.
 */
function separatorOf(text: string): string {
  const guessed = Papa.parse(text, { newline: '\n', preview: 20, delimitersToGuess: separators })
  const isSure = guessed.errors.every(({ code }) => code !== 'UndetectableDelimiter')
  const points = (sign: string) => {
    const values = start(text, sign)
    const addresses = values.filter((value) => isEmail(value.trim())).length
    return addresses * 1000 + (isSure && guessed.meta.delimiter === sign ? 500 : Math.min(values.length, 400))
  }
  return separators.reduce((best, sign) => (points(sign) > points(best) ? sign : best))
}

/**
 * Reads CSV as in RFC 4180 with commas, semicolons, tabs or bars, with any line ends, also after the line
 * 'sep=;' that Excel writes. Empty lines are skipped. It pauses in between, so that the page stays usable: the
 * site's Content-Security-Policy allows no worker.
 */
export function readCsv(source: string): Promise<CsvRow[]> {
  const [declaration = '', declared] = /^sep=(.)(?:\r\n?|\n)/i.exec(source) ?? []
  const text = source.slice(declaration.length).replace(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  let line = declaration ? 2 : 1

  const delimiter = declared ?? separatorOf(text)

  return new Promise((resolve) => {
    Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      step({ data: values, errors }, parser) {
        if (values.some((value) => value.trim() !== ''))
          rows.push({
            line,
            values,
            ...(errors.some(({ code }) => code === 'MissingQuotes') && { unclosed: true }),
          })
        line += 1 + values.reduce((sum, value) => sum + value.split('\n').length - 1, 0)
        if (rows.length % rowsAtOnce > 0) return
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete: () => resolve(rows),
    })
  })
}

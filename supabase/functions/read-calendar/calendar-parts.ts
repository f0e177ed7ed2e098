import ICAL from 'ical.js'

/** A component of a calendar file: its lines by the name of their property in lower case, and its own components. */
export interface Part {
  name: string
  lines: Map<string, string[]>
  parts: Part[]
}

/** A part holds no event while it is open, so that one whose END is missing ends where the next begins. */
const topParts = new Set(['vevent', 'vfreebusy', 'vtimezone', 'vtodo', 'vjournal'])

/** Properties whose values have no lower case; some programs write 'freq=daily' or '20261207t100000z'. */
const upperCase = new Set([
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'recurrence-id',
  'freebusy',
])

const named = /^([A-Za-z0-9-]+)[;:]/

/**
 * The lines of a file, unfolded. A line that names no property belongs to the one before it: careless programs
 * break a description without folding it.
 */
function contentLines(text: string): string[] {
  const lines: string[] = []
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    if (named.test(line)) lines.push(line)
    else if (lines.length > 0) lines[lines.length - 1] += line
  }
  return lines
}

/** The calendars in a file, and whether its last component is not closed, because the file is cut off. */
export function calendarParts(text: string): { calendars: Part[]; isCutOff: boolean } {
  const calendars: Part[] = []
  let open: Part[] = []
  for (const line of contentLines(text)) {
    const name = named.exec(line)?.[1]?.toLowerCase() ?? ''
    const value = line.slice(name.length + 1).trim()
    const opened = value.toLowerCase()
    if (name === 'begin') {
      const part: Part = { name: opened, lines: new Map(), parts: [] }
      if (opened === 'vcalendar') open = []
      else if (topParts.has(opened)) open = open.slice(0, 1)
      if (open.length > 0) open.at(-1)?.parts.push(part)
      else if (opened === 'vcalendar') calendars.push(part)
      open.push(part)
    } else if (name === 'end') {
      const at = open.findLastIndex((part) => part.name === opened)
      if (at >= 0) open = open.slice(0, at)
    } else {
      const lines = open.at(-1)?.lines
      const known = lines?.get(name)
      if (known) known.push(line)
      else lines?.set(name, [line])
    }
  }
  return { calendars, isCutOff: open.length > 0 }
}

/** The properties of that name. @throws Error if a value cannot be read */
export const propertiesOf = (part: Part, name: string): ICAL.Property[] =>
  (part.lines.get(name) ?? []).map((line) => {
    const value = upperCase.has(name) ? upperCaseValue(line) : line
    const property = new ICAL.Property(ICAL.parse.property(value, ICAL.design.icalendar) as unknown[])
    // Values are read when they are first asked for.
    property.getValues()
    return property
  })

/** What follows the parameters in upper case; a parameter's value can hold a colon in quotation marks. */
const upperCaseValue = (line: string) =>
  line.replace(
    /^((?:"[^"]*"|[^":])*:)(.*)$/s,
    (_line, head: string, value: string) => head + value.toUpperCase(),
  )

/** The first value as a word in upper case, '' without one: 'CANCELLED'. */
export const wordOf = (part: Part, name: string): string =>
  part.lines
    .get(name)?.[0]
    ?.replace(/^(?:"[^"]*"|[^":])*:/, '')
    .trim()
    .toUpperCase() ?? ''

/** The first value as it is written, '' without one. */
export const textOf = (part: Part, name: string): string =>
  part.lines
    .get(name)?.[0]
    ?.replace(/^(?:"[^"]*"|[^":])*:/, '')
    .trim() ?? ''

/** The part as a file's text. */
export function sourceOf({ name, lines, parts }: Part): string {
  const own = [...lines.values()].flat()
  return [`BEGIN:${name}`, ...own, ...parts.map(sourceOf), `END:${name}`].join('\r\n')
}

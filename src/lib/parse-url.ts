/** The URL of a text, or undefined if it is none. `URL.canParse` and `URL.parse` are newer than the supported browsers. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

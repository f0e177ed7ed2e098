/** A text file as text. `encoding` is a name of the Encoding Standard. */
export interface DecodedText {
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** UTF-16 without a byte order mark: every second byte of Latin letters is zero, which no other text contains. */
function unmarked(bytes: Uint8Array): DecodedText['encoding'] | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, 4000).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even === odd) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function encodingOf(bytes: Uint8Array): DecodedText['encoding'] {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = unmarked(bytes)
  if (wide) return wide
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // What Excel writes as plain 'CSV' on a Western or Malay Windows.
    return 'windows-1252'
  }
}

/**
 * The text of a file in UTF-8 or UTF-16, with or without byte order mark, or else Windows-1252. Throws an
 * Error with a sentence for the user if the file is a workbook or no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Error('This is a workbook. Open it, choose Save as, CSV UTF-8, and add that file.')
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x08\x0e-\x1a]/.test(text)) throw new Error('This file is not a list in CSV.')
  return { text, encoding }
}

import { describe, expect, it } from 'vitest'
import { decodeText } from '@/admin/leads/import/decode-text'

const text = 'email,name\r\nrene@example.test,René Díaz – “Kedai”\r\n'

const utf8 = (given: string) => [...new TextEncoder().encode(given)]
const utf16 = (given: string, isBig: boolean) =>
  [...given].flatMap((sign) => {
    const code = sign.charCodeAt(0)
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
  })
/** Letters of Latin-1 have the same codes in Windows-1252. */
const latin = 'email;name\r\nrene@example.test;René Díaz\r\nzoe@example.test;Zoë Müller\r\n'
const ansi = (given: string) => [...given].map((sign) => sign.charCodeAt(0))

describe('the text of a file', () => {
  it.each([
    ['UTF-8', 'utf-8', utf8(text)],
    ['UTF-8 with a byte order mark', 'utf-8', [0xef, 0xbb, 0xbf, ...utf8(text)]],
    ['UTF-16 with the low byte first', 'utf-16le', [0xff, 0xfe, ...utf16(text, false)]],
    ['UTF-16 with the high byte first', 'utf-16be', [0xfe, 0xff, ...utf16(text, true)]],
    ['UTF-16 without a mark, low byte first', 'utf-16le', utf16(text, false)],
    ['UTF-16 without a mark, high byte first', 'utf-16be', utf16(text, true)],
  ])('is read in %s', (_, encoding, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ text, encoding })
  })

  it('is read in Windows-1252, which plain CSV of Excel is in', () => {
    expect(decodeText(new Uint8Array(ansi(latin)))).toEqual({ text: latin, encoding: 'windows-1252' })
  })

  it('is read with Chinese letters and emoji in UTF-8', () => {
    const chinese = 'email,name\nwei@example.test,陳偉 🎉\n'
    expect(decodeText(new Uint8Array(utf8(chinese)))).toEqual({ text: chinese, encoding: 'utf-8' })
  })

  it.each([
    ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], /Save as, CSV UTF-8/],
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /Save as, CSV UTF-8/],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 1], /no(t a)? list in CSV/],
  ])('is refused for %s, with what to do', (_, bytes, reason) => {
    expect(() => decodeText(new Uint8Array(bytes))).toThrow(reason)
  })
})

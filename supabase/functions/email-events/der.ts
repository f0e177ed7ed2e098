interface Element {
  tag: number
  content: Uint8Array<ArrayBuffer>
  /** With its tag and length. */
  whole: Uint8Array<ArrayBuffer>
}

/** The elements of a DER sequence's content, as in certificates and signatures; what is cut off is left out. */
export function elements(der: Uint8Array<ArrayBuffer>): Element[] {
  const found: Element[] = []
  let from = 0
  while (from + 2 <= der.length) {
    const [tag = 0, size = 0] = der.subarray(from)
    const extra = size < 0x80 ? 0 : size & 0x7f
    const start = from + 2 + extra
    const length = extra === 0 ? size : der.slice(from + 2, start).reduce((sum, byte) => sum * 256 + byte, 0)
    const end = start + length
    if (end > der.length) break
    found.push({ tag, content: der.slice(start, end), whole: der.slice(from, end) })
    from = end
  }
  return found
}

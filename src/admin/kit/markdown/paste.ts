import { readImageUrl } from '@/lib/image-url'

/**
 * Reduces the HTML of a word processor to plain lists, cells and text; the editor's schema removes the rest.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]

  for (const image of all('img')) {
    // Images on other servers or local files are dropped: images must come from the library.
    const src = image.getAttribute('src') ?? ''
    if (!readImageUrl(src) && !/^\/(?![/\\])/.test(src)) image.remove()
  }
  for (const end of all('br')) end.replaceWith(' ')
  wordLists(all('p[style*="mso-list"], p[class^="MsoListParagraph"]'))

  // Light Markdown has lists with one level and one line per item.
  for (const item of all('li li')) item.closest('ul, ol')?.parentElement?.closest('li')?.after(item)
  for (const nested of all('ul > ul, ul > ol, ol > ul, ol > ol')) nested.replaceWith(...nested.children)
  for (const empty of all('li > ul, li > ol')) empty.remove()

  for (const cell of all('td, th')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
    for (const block of cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6')) {
      block.replaceWith(' ', ...block.childNodes, ' ')
    }
  }
  return body.innerHTML
}

/** Converts Word's lists, which are paragraphs that start with a typed bullet or number. */
function wordLists(lines: readonly HTMLElement[]): void {
  for (const line of lines) {
    const sign = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    if (!sign) continue
    const tag = /^\s*\w{1,4}[.)]/.test(sign.textContent ?? '') ? 'OL' : 'UL'
    sign.remove()
    const before = line.previousElementSibling
    const list = before?.tagName === tag ? before : line.ownerDocument.createElement(tag)
    const item = line.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    if (list === before) line.remove()
    else line.replaceWith(list)
  }
}

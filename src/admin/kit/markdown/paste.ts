import { readImageUrl } from '@/lib/image-url'

/** An image that was pasted or dropped by itself. Office programs add a picture of a copied text, which is none. */
export function pastedImage(data: DataTransfer): File | undefined {
  const file = [...data.files].find(({ type }) => type.startsWith('image/'))
  const html = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  return html.body.textContent?.trim() || data.getData('text/plain').trim() ? undefined : file
}

/**
 * Reduces the HTML of a word processor to real lists, quotes, cells and text; the editor's schema removes the
 * rest. `pictures` are those left out: images must come from the library.
 */
export function cleanPaste(html: string): { clean: string; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]

  let pictures = 0
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    if (readImageUrl(src) || /^\/(?![/\\])/.test(src)) continue
    // An emoji is an image in some programs.
    const emoji = /^\p{Extended_Pictographic}\S{0,8}$/u.exec(image.alt)?.[0]
    if (!emoji) pictures += 1
    image.replaceWith(emoji ?? '')
  }
  for (const end of all('br')) {
    const isBetweenBlocks = end.previousElementSibling?.matches(
      'p, ul, ol, table, blockquote, h1, h2, h3, h4',
    )
    if (end.className === 'Apple-interchange-newline' || isBetweenBlocks) end.remove()
    else if (end.closest('h1, h2, h3, h4, h5, h6, td, th')) end.replaceWith(' ')
  }
  quotes(all('p.MsoQuote, p.MsoIntenseQuote, p:has(> [data-ccp-parastyle*="Quote"])'))
  lists(
    [...all('p[style*="mso-list"], p[class^="MsoListParagraph"], .ListContainerWrapper')].flatMap(listLines),
  )

  // Some programs write the list below an item beside it.
  for (const nested of all('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = nested.previousElementSibling
    const item = before?.tagName === 'LI' ? before : body.ownerDocument.createElement('li')
    if (item !== before) nested.before(item)
    item.append(nested)
  }
  for (const code of all('pre')) code.textContent = (code.textContent ?? '').replace(/\n+$/, '')
  for (const cell of all('td, th')) {
    cell.removeAttribute('colspan')
    cell.removeAttribute('rowspan')
    for (const block of cell.querySelectorAll(
      'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre',
    )) {
      block.replaceWith(' ', ...block.childNodes, ' ')
    }
  }
  return { clean: body.innerHTML, pictures }
}

/** Word's quotations are paragraphs with a style; neighbours are one quotation. */
function quotes(paragraphs: readonly HTMLElement[]): void {
  for (const paragraph of paragraphs) {
    const before = paragraph.previousElementSibling
    const quote =
      before?.tagName === 'BLOCKQUOTE' ? before : paragraph.ownerDocument.createElement('blockquote')
    if (quote !== before) paragraph.before(quote)
    quote.append(paragraph)
  }
}

/** An item of a list that another program wrote in a way of its own. */
interface ListLine {
  place: HTMLElement
  level: number
  tag: 'ol' | 'ul'
  /** Its number in an ordered list. */
  number: number
}

/**
 * Word writes items as paragraphs that start with a typed bullet or number; Word Online puts each item into a
 * list of its own.
 */
function listLines(element: HTMLElement): ListLine[] {
  if (element.matches('.ListContainerWrapper'))
    return [...element.querySelectorAll('li')].map((item) => {
      const place = element.ownerDocument.createElement('div')
      const list = item.parentElement
      const tag = list?.tagName === 'OL' ? 'ol' : 'ul'
      const level = Number(item.dataset.ariaLevel ?? item.getAttribute('aria-level') ?? 1)
      place.append(...item.childNodes)
      element.before(place)
      item.remove()
      if (!element.querySelector('li')) element.remove()
      return { place, level, tag, number: Number(list?.getAttribute('start') ?? 1) }
    })
  const sign = element.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  if (!sign) return []
  const counted = /^\s*(\w{1,4})[.)]/.exec(sign.textContent ?? '')
  sign.remove()
  const level = Number(/level(\d)/.exec(element.getAttribute('style') ?? '')?.[1] ?? 1)
  return [{ place: element, level, tag: counted ? 'ol' : 'ul', number: Number(counted?.[1]) || 1 }]
}

/** Builds nested lists from items that follow each other. */
function lists(lines: readonly ListLine[]): void {
  /** The lists that the next item can continue, from the outermost. */
  let open: HTMLElement[] = []
  for (const { place, level, tag, number } of lines) {
    const { ownerDocument: page } = place
    if (open[0] !== place.previousElementSibling) open = []
    open.length = Math.min(open.length, level)
    if (open.length === level && open.at(-1)?.tagName.toLowerCase() !== tag) open.pop()
    while (open.length < level) {
      const list = page.createElement(open.length === level - 1 ? tag : 'ul')
      if (list.tagName === 'OL' && number !== 1) list.setAttribute('start', String(number))
      const parent = open.at(-1)
      if (parent) (parent.lastElementChild ?? parent.appendChild(page.createElement('li'))).append(list)
      else place.before(list)
      open.push(list)
    }
    const item = page.createElement('li')
    item.append(...place.childNodes)
    open.at(-1)?.append(item)
    place.remove()
  }
}

// Does to the page's text what a browser's page translation does, now and for later text: each text moves into a new
// <font> element, and the old text node leaves the document.
{
  const translate = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of new Set(texts)) {
      const parent = text.parentElement
      if (!parent || !text.nodeValue.trim() || parent.closest('script, style, noscript, font, textarea, svg'))
        continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstChild.textContent = text.nodeValue
      text.replaceWith(outer)
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
  }).observe(document.body, { childList: true, subtree: true })
}

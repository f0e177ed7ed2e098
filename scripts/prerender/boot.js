// Starts the site after the page has been painted, all its chunks at once: the text never waits for a script.
// The same bytes stand in every page, so that one hash in the security policy covers them.
;(() => {
  const root = document.getElementById('root')
  const { sheet, chunks } = JSON.parse(document.getElementById('rest').textContent)
  let started
  let waiting
  const link = (rel, href) =>
    new Promise((done) => {
      const element = Object.assign(document.createElement('link'), {
        rel,
        href,
        onload: done,
        onerror: done,
      })
      document.head.append(element)
    })
  // A page has the rules for all that it may show itself; other pages bring the whole sheet (src/app/load-page.ts). The
  // empty shell is no page, and old browsers lack what the inline rules leave out.
  const needsSheet = !root.dataset.path || !self.CSSPropertyRule
  const pause = () => new Promise((done) => setTimeout(done))
  const run = async () => {
    for (const chunk of chunks) void link('modulepreload', chunk)
    if (needsSheet) await link('stylesheet', sheet)
    // One after the other, each after those it needs: a tap or a scroll is answered in between.
    for (const chunk of chunks) {
      await import(chunk)
      await pause()
    }
  }
  const start = () => {
    started ??= run().catch(() => {
      started = undefined
      delete document.documentElement.dataset.filtered
    })
  }
  let written
  // A form sent before the site runs is held, and sent again by the site itself.
  const hold = (event) => {
    event.preventDefault()
    waiting = event.target
    written = [...waiting.elements].map((field) => [field, field.value, field.checked])
    start()
  }
  // Written again as by hand, so that the site, which has just drawn the form, hears of it.
  const write = ([field, value, checked]) => {
    if (field.type === 'radio' || field.type === 'checkbox') {
      if (!checked) return
      field.checked = false
      field.click()
    } else if (value && field.type !== 'submit') {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  document.addEventListener('submit', hold, true)
  document.addEventListener(
    'site-ready',
    () => {
      document.removeEventListener('submit', hold, true)
      if (!waiting) return
      written.forEach(write)
      // Once what was heard has been drawn.
      setTimeout(() => waiting.requestSubmit())
    },
    { once: true },
  )
  addEventListener('pointerdown', start, { passive: true })
  addEventListener('keydown', start)
  const whenIdle = () =>
    self.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  if (!root.dataset.path || 'filtered' in document.documentElement.dataset) start()
  else if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
})()

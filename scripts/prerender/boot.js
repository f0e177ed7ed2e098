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
  // The page has the rules for what it shows; what the scripts show needs the others, so these come first.
  const fetchRest = () => {
    for (const chunk of chunks) void link('modulepreload', chunk)
    return link('stylesheet', sheet)
  }
  const start = () => {
    started ??= fetchRest()
      .then(() => Promise.all(chunks.map((url) => import(url))))
      .catch(() => {
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

// Starts the site after the page has been painted, its chunks fetched at once: the text never waits for a script.
// The same bytes stand in every page, so that one hash in the security policy covers them.
;(() => {
  const root = document.getElementById('root')
  const { sheet, chunks } = JSON.parse(document.getElementById('rest').textContent)
  let started
  let waiting
  let told
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
  // The files of an older build are gone once a newer one is out: where the server's page has another entry, it is
  // loaded, once. The answer is whether it is on its way. The site asks as well (src/lib/newer-build.ts).
  const entry = chunks.at(-1)
  self.loadNewerBuild = async () => {
    try {
      const answer = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
      const page = await answer.text()
      const isNewer = page.includes('id="rest"') && !page.includes(entry)
      if (!isNewer || sessionStorage.getItem('left-build') === entry) return false
      sessionStorage.setItem('left-build', entry)
      location.reload()
      return true
    } catch {
      return false
    }
  }
  // A page without a form that waits reads as it is; the empty shell does not.
  const tell = () => {
    const place = waiting ?? ('path' in root.dataset ? undefined : root)
    const textContent = `${waiting ? 'Nothing was sent: part' : 'Part'} of this page did not load. Please try again, or load the page again.`
    told = Object.assign(document.createElement('p'), { role: 'alert', textContent })
    place?.append(told)
  }
  self.tellFailure = async () => {
    if (!(await loadNewerBuild())) tell()
  }
  const start = () => {
    told?.remove()
    started ??= run().catch(() => {
      started = undefined
      delete document.documentElement.dataset.filtered
      return tellFailure()
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
      // Once what was heard has been drawn. At an input React takes over a form that it left as it was built; at
      // being sent it does not.
      setTimeout(() => {
        waiting.dispatchEvent(new Event('input', { bubbles: true }))
        waiting.requestSubmit()
      })
    },
    { once: true },
  )
  // A page that rests wakes for it (src/app/resting-page.tsx).
  const use = ({ target }) => {
    if (!target.closest?.('#root > header')) root.dataset.used = ''
    start()
  }
  // Before anything that keeps a press from React (src/lib/hydration-gates.ts).
  addEventListener('pointerdown', use, { capture: true, passive: true })
  addEventListener('keydown', use)
  const whenIdle = () =>
    self.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200)
  // A browser may be idle while what it has drawn is still on its way to the screen.
  const whenPainted = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return whenIdle()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      whenIdle()
    }).observe({ type: 'paint', buffered: true })
  }
  if (!root.dataset.path || 'filtered' in document.documentElement.dataset) start()
  else if (document.readyState === 'complete') whenPainted()
  else addEventListener('load', whenPainted)
})()

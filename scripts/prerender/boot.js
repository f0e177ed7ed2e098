// Starts the site: its scripts are fetched at the visitor's first sign, or 4 s after the page has loaded. The same text is
// in every page, so that the security policy has one hash for it; the element's attributes say what differs.
;(() => {
  const html = document.documentElement
  const { built, chunks } = document.currentScript.dataset
  const names = chunks.split(' ')
  const isBuilt = built === (location.pathname.replace(/\/+$/, '') || '/')
  // The built list is not the one that the address asks for: hidden until that is there (awaits-filters.tsx).
  if (location.search) html.dataset.filtered = ''

  let pressed, sent, starting, message
  const start = () => {
    message?.remove()
    starting ??= run().catch(fail)
  }
  const run = async () => {
    const files = names.map((name) => `/assets/${name}.js`)
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // One after the other, each after those it needs: a tap or a scroll is answered in between.
    for (const file of files) {
      await import(file)
      await new Promise((done) => setTimeout(done))
    }
  }

  // A built page reads without its scripts; a form that was sent and the empty shell say that they are missing.
  const fail = async () => {
    delete html.dataset.filtered
    if (await self.loadNewerBuild()) return
    const textContent = `${sent ? 'Nothing was sent: part' : 'Part'} of this page did not load. Please load it again.`
    message = Object.assign(document.createElement('p'), { role: 'alert', textContent })
    const place = sent ?? (isBuilt ? undefined : document.getElementById('root'))
    place?.append(message)
    setTimeout(() => (starting = undefined), 1000)
  }
  // After a newer build the scripts of this page are gone. Where the server has another page by now, loads it, once.
  self.loadNewerBuild = async () => {
    const entry = names.at(-1)
    try {
      const answer = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(5000) })
      const page = await answer.text()
      const isNewer = page.includes('data-chunks=') && !page.includes(entry)
      if (!isNewer || sessionStorage.getItem('left-build') === entry) return false
      sessionStorage.setItem('left-build', entry)
      location.reload()
      return true
    } catch {
      return false
    }
  }

  // Until React listens, the last button that was pressed and the form that was sent are noted, and then repeated.
  const early = new AbortController()
  const note = { capture: true, signal: early.signal }
  const onPress = ({ target }) =>
    (pressed = target.closest('button[type=button]:not([popovertarget])') ?? pressed)
  const onSubmit = (event) => {
    event.preventDefault()
    sent = event.target
    start()
  }
  document.addEventListener('click', onPress, note)
  document.addEventListener('submit', onSubmit, note)
  document.addEventListener('site-hydrates', () => early.abort())
  // In a task of its own: inside an effect React cannot hydrate what is pressed, and has not drawn what was typed.
  const repeat = () => {
    pressed?.click()
    sent?.requestSubmit()
  }
  document.addEventListener('site-ready', () => setTimeout(repeat))

  // A browser also reports a mouse that rests where the page appears.
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])
    addEventListener(sign, onSign, { capture: true, passive: true })
  addEventListener('load', () => setTimeout(start, 4000))
  document.addEventListener('DOMContentLoaded', () => {
    if (!isBuilt || (location.search && document.querySelector('.awaits-filters'))) start()
  })
})()

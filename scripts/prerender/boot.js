// Starts the site: loads its scripts at the visitor's first interaction, or 4 s after the page has loaded.
// The text is the same in every page, so that the security policy needs one hash for it; the differences are
// in the element's attributes.
;(() => {
  const html = document.documentElement
  const { built, chunks } = document.currentScript.dataset
  const names = chunks.split(' ')
  const isBuilt = built === (location.pathname.replace(/\/+$/, '') || '/')
  // The built list ignores the filters of the URL: hidden until the filtered list is ready
  // (awaits-filters.tsx).
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
    // Imports the files in order, dependencies first, with a pause after each, so that a tap or a scroll is
    // handled in between.
    for (const file of files) {
      await import(file)
      await new Promise((done) => setTimeout(done))
    }
  }

  // A built page is readable without its scripts; only a submitted form and the empty shell say that they are
  // missing.
  const fail = async () => {
    delete html.dataset.filtered
    if (await self.loadNewerBuild()) return
    const textContent = `${sent ? 'Nothing was sent: part' : 'Part'} of this page did not load. Please load it again.`
    message = Object.assign(document.createElement('p'), { role: 'alert', textContent })
    const place = sent ?? (isBuilt ? undefined : document.getElementById('root'))
    place?.append(message)
    setTimeout(() => (starting = undefined), 1000)
  }
  // A newer build has removed the scripts of this page. If the server has a newer page, loads it, once.
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

  // Until React listens, the last pressed button and the submitted form are recorded, and then repeated.
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
  // In a separate task, because inside an effect React can neither hydrate the pressed element nor has it
  // rendered typed text.
  const repeat = () => {
    pressed?.click()
    sent?.requestSubmit()
  }
  document.addEventListener('site-ready', () => setTimeout(repeat))

  // A browser also reports a pointer move for a mouse at rest when the page appears.
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

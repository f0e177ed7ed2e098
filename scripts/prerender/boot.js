// Starts the site: fetches its scripts at the visitor's first interaction, or 4 s after the page has loaded.
// The same text in every page, so that the security policy needs one hash for it.
;(() => {
  const html = document.documentElement
  const names = document.currentScript.dataset.chunks.split(' ')
  const message = Object.assign(document.createElement('p'), { role: 'alert' })
  const early = new AbortController()
  let starting, pressed, sent
  // The built list ignores the filters of the URL: hidden until the filtered list is ready (awaits-filters.tsx).
  if (location.search) html.dataset.filtered = ''

  const start = () => (starting ??= load().catch(fail))
  // All files are fetched at once and run one after the other, with a pause after each, so that a tap or a
  // scroll is handled in between.
  const load = async () => {
    const files = names.map((name) => `/assets/${name}.js`)
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const file of files) {
      await import(file)
      await new Promise((done) => setTimeout(done))
    }
  }

  // A built page is readable without its scripts; only a submitted form and the empty shell say that they are
  // missing. The next interaction tries again.
  const fail = async () => {
    if (await self.loadNewerBuild()) return
    delete html.dataset.filtered
    message.textContent = `${sent ? 'Nothing was sent: part' : 'Part'} of this page did not load. Please load it again.`
    const place = sent ?? document.querySelector('#root:not([data-path])')
    place?.append(message)
    setTimeout(() => {
      starting = undefined
      if (sent && !message.isConnected) start()
    }, 1000)
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
  const onPress = ({ target }) => (pressed = target.closest('[type=button]:not([popovertarget])') ?? pressed)
  const onSubmit = (event) => {
    event.preventDefault()
    sent = event.target
    start()
  }
  document.addEventListener('click', onPress, { capture: true, signal: early.signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal: early.signal })
  document.addEventListener('site-hydrates', () => {
    early.abort()
    message.remove()
  })
  document.addEventListener('site-ready', () => {
    pressed?.click()
    sent?.requestSubmit()
  })

  // A browser also reports a pointer move for a mouse at rest when the page appears.
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'])
    addEventListener(sign, onSign, true)
  addEventListener('load', () => setTimeout(start, 4000))
  document.addEventListener('DOMContentLoaded', () => {
    const { path } = document.getElementById('root').dataset
    // A reloaded confirmation of a call: the built page is the empty form (use-confirmation.ts).
    const isConfirmed = history.state?.confirmed
    if (
      isConfirmed ||
      path !== location.pathname ||
      document.querySelector('[data-filtered] .awaits-filters')
    )
      start()
  })
})()

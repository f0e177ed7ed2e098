// Starts the site: its scripts come at the visitor's first sign, or 4 s after the page has loaded. The same text is in
// every page, so that the security policy has one hash for it; the element's attributes say what differs.
;(() => {
  const html = document.documentElement
  const { built, chunks: names } = document.currentScript.dataset
  const chunks = names.split(' ')
  const isBuilt = built === (location.pathname.replace(/\/+$/, '') || '/')
  // The built list is not the one that the address asks for: hidden until that is there (awaits-filters.tsx).
  if (location.search) html.dataset.filtered = ''

  // After a newer build the scripts of this page are gone. Where the server has another page by now, it is loaded, once.
  // Says whether it is on its way.
  self.loadNewerBuild = async () => {
    const entry = chunks.at(-1)
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

  // Early: before React listens. What is typed, the button that was pressed, the form that was sent.
  const typed = new Map()
  let pressed
  let sent
  const note = (field) => {
    typed.delete(field)
    typed.set(field, [field.value, field.checked])
  }
  const early = {
    input: ({ target }) => note(target),
    click: ({ target }) => {
      const button = target.closest('button[type=button]:not([popovertarget])')
      if (button) pressed = button
    },
    submit: (event) => {
      event.preventDefault()
      sent = event.target
      for (const field of sent.elements) note(field)
      start()
    },
  }

  let started
  let told
  const start = () => {
    told?.remove()
    started ??= run().catch(fail)
  }
  const run = async () => {
    for (const href of chunks)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    // One after the other, each after those it needs: a tap or a scroll is answered in between.
    for (const chunk of chunks) {
      await import(chunk)
      await new Promise((done) => setTimeout(done))
    }
  }
  // A built page reads without its scripts; a form that was sent and the empty shell say that they are missing.
  const fail = async () => {
    delete html.dataset.filtered
    if (await self.loadNewerBuild()) return
    const place = sent ?? (isBuilt ? undefined : document.getElementById('root'))
    const textContent = `${sent ? 'Nothing was sent: part' : 'Part'} of this page did not load. Please try again, or load the page again.`
    told = Object.assign(document.createElement('p'), { role: 'alert', textContent })
    place?.append(told)
    setTimeout(() => (started = undefined), 1000)
  }

  // Typed again as by hand, so that React, which has just taken the form over, knows of it.
  const retype = (field, [value, checked]) => {
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (field.type === 'radio' || field.type === 'checkbox') {
      if (field.type === 'radio' && !checked) return
      field.checked = !checked
      field.click()
    } else if (value) {
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  for (const [type, listen] of Object.entries(early)) document.addEventListener(type, listen, true)
  document.addEventListener('site-hydrates', () => {
    for (const [type, listen] of Object.entries(early)) document.removeEventListener(type, listen, true)
  })
  document.addEventListener('site-ready', () => {
    for (const [field, value] of typed) retype(field, value)
    pressed?.click()
    // Once React has drawn what was typed.
    setTimeout(() => sent?.requestSubmit())
  })

  // A browser also reports a mouse that rests where the page appears.
  const onSign = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX || movementY) start()
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'])
    addEventListener(sign, onSign, { capture: true, passive: true })
  document.addEventListener('DOMContentLoaded', () => {
    if (!isBuilt || (location.search && document.querySelector('.awaits-filters'))) start()
  })
  addEventListener('load', () => setTimeout(start, 4000))
})()

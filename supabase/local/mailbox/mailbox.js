// The mailbox's page. Everything from a mail goes in as text or into a frame that runs nothing.
const REFRESH_MS = 2000
const byId = (id) => document.getElementById(id)
const tabs = ['html', 'text', 'headers']
const when = new Intl.DateTimeFormat('en-MY', { dateStyle: 'medium', timeStyle: 'medium' })
const time = new Intl.DateTimeFormat('en-MY', { timeStyle: 'short' })

let mails = []
let shownId

function element(name, text, className) {
  const node = document.createElement(name)
  node.textContent = text
  if (className) node.className = className
  return node
}

function listItem(mail) {
  const link = document.createElement('a')
  link.href = `#${mail.id}`
  if (mail.id === location.hash.slice(1)) link.setAttribute('aria-current', 'true')
  const sent = element('span', time.format(new Date(mail.date)))
  sent.title = when.format(new Date(mail.date))
  link.append(element('b', mail.subject || '(no subject)'), sent, element('span', mail.to.join(', '), 'to'))
  const item = document.createElement('li')
  item.append(link)
  return item
}

function showList() {
  const focused = document.activeElement?.closest?.('#list a')?.hash
  byId('list').replaceChildren(...mails.map(listItem))
  byId('count').textContent =
    mails.length === 0
      ? 'No mail yet.'
      : `${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}, newest first`
  byId('clear').disabled = mails.length === 0
  if (focused) document.querySelector(`#list a[href="${focused}"]`)?.focus()
}

function describe(list, pairs) {
  list.replaceChildren(...pairs.flatMap(([name, value]) => [element('dt', name), element('dd', value)]))
}

/** Text with its addresses as links that open beside the mailbox. */
function linked(text) {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const link = element('a', part)
    link.href = part
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
    return link
  })
}

function attached(mail) {
  return mail.attachments.map(({ name, size }, index) => {
    const link = element('a', name)
    link.href = `/messages/${mail.id}/attachments/${index}`
    link.download = name
    const item = element('li', '')
    item.append(link, ` (${(size / 1024).toFixed(1)} KB)`)
    return item
  })
}

function choose(name, focus = false) {
  for (const tab of tabs) {
    const selected = tab === name
    const button = byId(`tab-${tab}`)
    button.setAttribute('aria-selected', String(selected))
    button.tabIndex = selected ? 0 : -1
    byId(`part-${tab}`).hidden = !selected
    if (selected && focus) button.focus()
  }
}

function showMail() {
  const mail = mails.find(({ id }) => id === location.hash.slice(1))
  document.body.classList.toggle('reading', Boolean(mail))
  byId('open').hidden = !mail
  byId('nothing').hidden = Boolean(mail)
  document.title = mail ? `${mail.subject || '(no subject)'} · Mailbox` : 'Mailbox'
  if (mail?.id === shownId) return
  shownId = mail?.id
  if (!mail) return
  byId('subject').textContent = mail.subject || '(no subject)'
  describe(byId('facts'), [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Caught', when.format(new Date(mail.date))],
    ['Size', `${(mail.size / 1024).toFixed(1)} KB`],
  ])
  byId('attachments').replaceChildren(...attached(mail))
  byId('attachments').hidden = mail.attachments.length === 0
  // Replaced, not visited: Back leads to the list, not through the mails shown in the frame.
  byId('frame').contentWindow.location.replace(mail.html ? `/messages/${mail.id}` : 'about:blank')
  byId('tab-html').disabled = !mail.html
  byId('text').replaceChildren(...linked(mail.text))
  byId('tab-text').disabled = !mail.text
  describe(byId('headers'), Object.entries(mail.headers))
  choose(mail.html ? 'html' : 'text')
}

async function refresh() {
  try {
    const found = await (await fetch('/api/messages')).json()
    const changed = found.map(({ id }) => id).join() !== mails.map(({ id }) => id).join()
    mails = found
    if (changed || byId('count').textContent === '') showList()
    showMail()
  } catch {
    byId('count').textContent = 'The mailbox is not running. Start it with npm start.'
  }
}

for (const tab of tabs) byId(`tab-${tab}`).addEventListener('click', () => choose(tab))
document.querySelector('[role=tablist]').addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step) return
  const enabled = tabs.filter((tab) => !byId(`tab-${tab}`).disabled)
  const at = enabled.findIndex((tab) => byId(`tab-${tab}`) === document.activeElement)
  choose(enabled[(at + step + enabled.length) % enabled.length], true)
})
addEventListener('hashchange', () => {
  showList()
  showMail()
  if (shownId) byId('mail').focus()
})
byId('clear').addEventListener('click', async () => {
  await fetch('/api/messages', { method: 'DELETE' })
  location.hash = ''
  await refresh()
})

await refresh()
setInterval(() => {
  if (document.visibilityState === 'visible') void refresh()
}, REFRESH_MS)

import { boxesLeft, collection, cookingDay, kuih, piecesLeft } from './data.js'

const find = (selector) => document.querySelector(selector)
const ringgit = (sen) => `RM ${(sen / 100).toFixed(2)}`
const pieces = (count) => `${count} ${count === 1 ? 'piece' : 'pieces'}`

// --- The day to collect, in Melaka: the next cooking day, never today.

const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date()))
const ahead = (cookingDay - new Date(today).getUTCDay() + 7) % 7 || 7
const collectionDay = today + ahead * 86_400_000
const week = Math.floor(collectionDay / (7 * 86_400_000))
const spokenDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(
  collectionDay,
)
for (const place of document.querySelectorAll('.collection-day')) place.textContent = spokenDay

const quarters = Array.from({ length: collection.quarters }, (_, index) => {
  const [hour, minute] = collection.from.split(':').map(Number)
  const minutes = hour * 60 + minute + index * 15
  const time = `${Math.floor(minutes / 60) - 12}.${String(minutes % 60).padStart(2, '0')} pm`
  return { time, left: boxesLeft(index, week) }
})

// --- The shop: a tray, a box, an hour, and the order as text.

function setUpShop(tray) {
  const order = find('#order')
  const box = kuih.map((kind, index) => ({ ...kind, left: piecesLeft(index, week), count: 0 }))

  tray.innerHTML = box
    .map(
      ({ id, name, price, ground, light, left }) =>
        `<li class="${light ? 'light' : ''}" style="background:${ground}"><button type="button" data-add="${id}" aria-label="${left ? `Put one ${name} in the box, ${ringgit(price)}` : `${name}, gone for this week`}" aria-disabled="${!left}"><svg aria-hidden="true" viewBox="0 0 300 262"><use href="kuih.svg#${id}"/></svg><b>${name}</b><i>${(price / 100).toFixed(2)}</i><small></small><em></em></button></li>`,
    )
    .join('')
  find('#items').innerHTML = box
    .map(
      ({ id, name }) =>
        `<li id="item-${id}" hidden><button type="button" data-take="${id}" aria-label="One less ${name}">−</button><b></b><button type="button" data-add="${id}" aria-label="One more ${name}">+</button><span>${name}</span><i></i></li>`,
    )
    .join('')
  find('#quarters').innerHTML = quarters
    .map(
      ({ time, left }) =>
        `<label><input type="radio" name="quarter" value="${time}" ${left ? '' : 'disabled'}><span>${time}</span>${left ? '' : '<small>full</small>'}</label>`,
    )
    .join('')

  const full = () => box.filter(({ count }) => count)
  const count = () => full().reduce((sum, kind) => sum + kind.count, 0)
  const total = () => full().reduce((sum, kind) => sum + kind.count * kind.price, 0)

  const sheet = () => {
    const { name, quarter } = order.elements
    return [
      'KUIH SELASA',
      `For: ${name.value.trim() || '(your name)'}`,
      `Collect: ${spokenDay}, ${quarter.value || '(choose a quarter of an hour)'}`,
      '',
      ...(count() ? full().map((kind) => `${kind.count} × ${kind.name}`) : ['(an empty box)']),
      '',
      `${pieces(count())}, ${ringgit(total())}`,
    ].join('\n')
  }

  function show() {
    for (const kind of box) {
      const cell = tray.querySelector(`[data-add=${kind.id}]`)
      const rest = kind.left - kind.count
      cell.setAttribute('aria-disabled', String(!rest))
      cell.querySelector('small').textContent = kind.left ? (rest ? `${rest} left` : 'all yours') : 'gone'
      cell.querySelector('em').textContent = kind.count || ''
      const item = find(`#item-${kind.id}`)
      item.hidden = !kind.count
      item.querySelector('b').textContent = kind.count
      item.querySelector('i').textContent = (kind.count * kind.price / 100).toFixed(2)
      item.querySelector('[data-add]').setAttribute('aria-disabled', String(!rest))
    }
    const sum = `${pieces(count())}, ${ringgit(total())}`
    find('#sum').textContent = count() ? sum : 'Nothing in it yet.'
    find('#bar').hidden = !count()
    find('#bar span').textContent = sum
    find('#sheet').textContent = sheet()
    find('#copied').textContent = find('#sent').textContent = ''
  }

  function change(id, by) {
    const kind = box.find((one) => one.id === id)
    const limit = find('#limit')
    if (kind.count + by > kind.left) {
      limit.textContent = kind.left ? `That is all the ${kind.name} there is this week.` : `${kind.name} is gone this week.`
      return
    }
    limit.textContent = ''
    kind.count += by
    show()
    if (!kind.count) tray.querySelector(`[data-add=${id}]`).focus()
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-add], [data-take]')
    if (button) change(button.dataset.add ?? button.dataset.take, button.dataset.add ? 1 : -1)
  })
  order.addEventListener('input', show)

  find('#copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(sheet())
    find('#copied').textContent = 'Copied.'
  })

  order.addEventListener('submit', (event) => {
    event.preventDefault()
    const { name, quarter } = order.elements
    const missing = [
      !count() && ['#no-box', 'Put at least one kuih in the box.', tray.querySelector('[aria-disabled=false]')],
      !quarter.value && ['#no-quarter', 'Choose a quarter of an hour.', order.querySelector('[name=quarter]:enabled')],
      !name.value.trim() && ['#no-name', 'Write the name for the box.', name],
    ].filter(Boolean)
    for (const place of ['#no-box', '#no-quarter', '#no-name']) find(place).textContent = ''
    for (const [place, say] of missing) find(place).textContent = say
    name.setAttribute('aria-invalid', String(!name.value.trim()))
    find('#sent').textContent = missing.length ? '' : 'This is a sample: nothing was sent. Copy the sheet if you like it.'
    missing[0]?.[2].focus()
  })

  show()
}

// --- The page about collecting: how full each quarter is.

function showQueue(queue) {
  queue.innerHTML = quarters
    .map(({ time, left }) => {
      const taken = collection.boxes - left
      const boxes = Array.from({ length: collection.boxes }, (_, index) => `<i class="${index < taken ? 'taken' : ''}"></i>`)
      return `<li><b>${time}</b><span aria-hidden="true">${boxes.join('')}</span>${left ? `${left} of ${collection.boxes} free` : 'full'}</li>`
    })
    .join('')
}

if (find('#tray')) setUpShop(find('#tray'))
if (find('#queue')) showQueue(find('#queue'))

import {
  closedOn,
  extras,
  hours,
  mostPackets,
  parts,
  perQuarter,
  price,
  roomLeft,
  soldOutAt,
} from './data.js'

const find = (selector) => document.querySelector(selector)

const weekdayOf = (day) => (day + 4) % 7
const isOpenOn = (day) => !closedOn.includes(weekdayOf(day))
const nextOpen = (day) => (isOpenOn(day) ? day : nextOpen(day + 1))
const write = (day, options) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day * 864e5).replace(',', '')
const clock = (minute) => `${Math.floor(minute / 60)}.${String(minute % 60).padStart(2, '0')}`
const money = (sen) => `RM ${(sen / 100).toFixed(2)}`

/** The day and the minute in Kajang. */
function now() {
  const at = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kuala_Lumpur',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
      .formatToParts()
      .map(({ type, value }) => [type, Number(value)]),
  )
  return {
    day: Date.UTC(at.year, at.month - 1, at.day) / 864e5,
    minute: at.hour * 60 + at.minute,
  }
}

/** The line at the top: open, sold out or closed. */
function showLive() {
  const { day, minute } = now()
  const gone = soldOutAt(day)
  const again = nextOpen(minute < hours.opens ? day : day + 1)
  const when =
    again === day ? 'today' : again === day + 1 ? 'tomorrow' : `on ${write(again, { weekday: 'long' })}`
  let says = `Closed now. Rice again ${when} at six.`
  if (!isOpenOn(day)) says = `Closed today, as every Monday. Rice again ${when} at six.`
  else if (minute >= hours.opens && minute < gone)
    says = `Open now. The rice lasts till about ${clock(gone)}.`
  else if (minute >= gone && minute < hours.closes) says = `Sold out. Rice again ${when} at six.`
  find('#live').textContent = says
}
showLive()
setInterval(showLive, 30_000)

const form = find('#order')
if (form) startOrder()

function startOrder() {
  const { day: today, minute } = now()
  const day = nextOpen(minute < hours.lastOrder ? today + 1 : today + 2)
  const count = form.elements.count
  const times = find('#times')

  const isOn = (id) => form.elements[id].checked
  const each = () => extras.reduce((sum, extra) => sum + (isOn(extra.id) ? extra.price : 0), price)
  const packets = () => Math.min(Math.max(Math.round(Number(count.value)) || 1, 1), mostPackets)

  function message(time) {
    const wishes = [
      ...extras.filter(({ id }) => isOn(id)).map(({ on }) => on),
      ...parts.filter(({ id }) => !isOn(id)).map(({ off }) => off),
    ]
    const lines = [
      `${write(day, { weekday: 'long', day: 'numeric', month: 'long' })}${time ? `, ${clock(Number(time))}` : ''}`,
      `${packets()} bungkus${wishes.length ? `, ${wishes.join(', ')}` : ''}`,
      `${money(packets() * each())}, paid at the stall`,
    ]
    const name = form.elements.name.value.trim()
    return [...lines, ...(name ? [name] : [])].join('\n')
  }

  function show() {
    for (const { id } of [...parts, ...extras]) find(`#leaf-${id}`).classList.toggle('off', !isOn(id))
    let chosen
    for (const radio of form.elements.time) {
      const left = roomLeft(day, Number(radio.value))
      radio.disabled = left < packets()
      if (radio.disabled) radio.checked = false
      if (radio.checked) chosen = radio.value
      radio.nextElementSibling.lastElementChild.textContent =
        left === 0 ? 'full' : left < perQuarter ? `${left} left` : 'free'
    }
    find('#sum').textContent = `${packets()} at ${money(each())} = ${money(packets() * each())}`
    find('#message').textContent = message(chosen)
  }

  const step = (by) => {
    count.value = String(Math.min(Math.max(packets() + by, 1), mostPackets))
    show()
  }
  find('#fewer').addEventListener('click', () => step(-1))
  find('#more-packets').addEventListener('click', () => step(1))

  const quarters = Array.from({ length: (hours.closes - hours.opens) / 15 }, (_, at) => hours.opens + at * 15)
  times.innerHTML = quarters
    .map(
      (quarter) =>
        `<label><input type="radio" name="time" value="${quarter}" required /><span>${clock(quarter)} <small></small></span></label>`,
    )
    .join('')
  find('#day').textContent = write(day, { weekday: 'long', day: 'numeric', month: 'long' })
  form.addEventListener('input', show)
  count.addEventListener('change', () => (count.value = String(packets())))

  find('#copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(find('#message').textContent)
    find('#done').textContent = 'Copied. Paste it into any chat.'
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find('#done').textContent =
      'The stall would now have this in its chat, and at five in the morning one number to wrap. ' +
      'This is a sample: nothing was sent.'
  })
  form.hidden = false
  show()
}

import { assumptions, closedOn, daysShown, hour, inPlan, isFree, jobs, since, times } from './data.js'

const find = (selector) => document.querySelector(selector)
const count = (amount) => amount.toLocaleString('en-MY')
const plural = (amount, word) => `${amount} ${word}${amount === 1 ? '' : 's'}`

const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format()) / 864e5
const write = (day, options) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day * 864e5).replace(',', '')
const clock = (minute) => `${Math.floor(minute / 60)}.${String(minute % 60).padStart(2, '0')}`

/** What is there after so many years of paying in at the end of each month: in sen, each month's growth a whole number. */
function grow(monthly, years, growth) {
  const rate = growth ** (1 / 12) - 1
  let sen = 0
  for (let month = 0; month < years * 12; month++) sen += Math.round(sen * rate) + monthly * 100
  return sen
}

if (find('#sheet')) {
  startSheet()
  startBooking()
}
if (find('#jobs')) startJobs()

/** Three rows, each as tall as its ringgit. */
function startSheet() {
  const form = find('#sheet')
  for (const [name, value] of Object.entries(assumptions)) form.elements[name].value = String(value)
  find('#since').textContent = `We have assumed these figures since ${since}.`

  function show() {
    const [monthly, years, rate, cost] = ['monthly', 'years', 'rate', 'cost'].map((name) =>
      Number(form.elements[name].value),
    )
    const growth = 1 + rate / 100
    const put = monthly * years * 12
    const withFee = Math.round(grow(monthly, years, growth * (1 - cost / 100)) / 100)
    const all = Math.round(grow(monthly, years, growth) / 100)
    const kept = withFee - put
    // Where a fund costs more than it grows, the fee eats into what was put in.
    const amounts = { put: put + Math.min(kept, 0), kept: Math.max(kept, 0), fee: all - withFee }
    for (const [row, amount] of Object.entries(amounts)) {
      const element = find(`#row-${row}`)
      element.style.setProperty('--share', String(all ? amount / all : 0))
      element.style.setProperty('--letters', String(Math.max(count(amount).length, 5)))
      element.querySelector('output').textContent = count(amount)
    }
    find('#said-monthly').textContent = `RM${count(monthly)}`
    find('#said-years').textContent = plural(years, 'year')
    find('#said-rate').textContent = `${rate}%`
    find('#said-cost').textContent = `${cost}%`
    find('#put-says').textContent =
      kept < 0
        ? `What is left of RM${count(put)}.`
        : `RM${count(monthly)} a month for ${plural(years, 'year')}.`
    find('#kept-says').textContent = `At ${rate}% a year, in a fund that costs ${cost}%.`
    find('#said').textContent =
      `Of RM${count(all)}, the fee keeps RM${count(amounts.fee)}: ${Math.round((amounts.fee / all) * 100)} sen of every ringgit.`
  }
  form.addEventListener('input', show)
  form.hidden = false
  show()
}

function startBooking() {
  const form = find('#book')
  const days = []
  for (let day = today + 1; days.length < daysShown; day++)
    if (!closedOn.includes((day + 4) % 7)) days.push(day)

  const radio = (name, value, text, small) =>
    `<label><input type="radio" name="${name}" value="${value}" required /><span>${text} <small>${small}</small></span></label>`
  find('#days').innerHTML = days
    .map((day) => {
      const free = times.filter((time) => isFree(day, time)).length
      return radio(
        'day',
        day,
        write(day, { weekday: 'short', day: 'numeric', month: 'short' }),
        `${free} free`,
      )
    })
    .join('')
  find('#times').innerHTML = times.map((time) => radio('time', time, clock(time), '')).join('')
  form.elements.day[0].checked = true

  function show() {
    const day = Number(form.elements.day.value)
    for (const time of form.elements.time) {
      time.disabled = !isFree(day, Number(time.value))
      if (time.disabled) time.checked = false
      time.nextElementSibling.lastElementChild.textContent = time.disabled ? 'taken' : 'free'
    }
    const time = Number(form.elements.time.value)
    find('#chosen').textContent = time
      ? `${write(day, { weekday: 'long', day: 'numeric', month: 'long' })}, ${clock(time)}. One hour, RM ${hour}.`
      : 'Choose a time.'
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find('#booked').textContent = 'The hour would now be yours. This is a sample: nothing was sent.'
  })
  form.hidden = false
  show()
}

function startJobs() {
  const form = find('#jobs')
  find('#list').innerHTML = jobs
    .map(
      ({ id, name, hours }) =>
        `<label><input type="checkbox" name="${id}" /> ${name} <i id="hours-${id}">${plural(hours, 'hour')}</i></label>`,
    )
    .join('')

  function show() {
    const isOn = (id) => form.elements[id].checked
    const hoursOf = ({ id, hours }) => (isOn('plan') && inPlan.includes(id) ? 0 : hours)
    for (const job of jobs)
      find(`#hours-${job.id}`).textContent = hoursOf(job) ? plural(hoursOf(job), 'hour') : 'in the plan'
    const hours = jobs.reduce((sum, job) => sum + (isOn(job.id) ? hoursOf(job) : 0), 0)
    find('#total').textContent = count(hours * hour)
    find('#hours').textContent = hours
      ? `${plural(hours, 'hour')} at RM ${hour}. Paid once, when you have the paper in your hand.`
      : 'Tick what you want to know.'
  }
  form.addEventListener('change', show)
  form.hidden = false
  show()
}

import { crowd, daysAhead, floods, isTaken, rooms, season, weekend } from './data.js'

const find = (selector) => document.querySelector(selector)
const all = (selector) => [...document.querySelectorAll(selector)]

const dayOf = (year, month, day) => Date.UTC(year, month - 1, day) / 864e5
const dateOf = (day) => new Date(day * 864e5)
const format = (options) => {
  const { format: write } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (day) => write(dateOf(day)).replace(',', '')
}
const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
const short = format({ day: 'numeric', month: 'long' })
const weekdayAndDay = format({ weekday: 'long', day: 'numeric' })
const shortest = format({ day: 'numeric', month: 'short' })

const sameMonth = (a, b) => dateOf(a).getUTCMonth() === dateOf(b).getUTCMonth()

/** Today, where the house stands. */
const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format()) / 864e5
const lastDay = today + daysAhead
const mondayOf = (day) => day - ((day + 3) % 7)

/** The days on which water is let in, from the year before `day` to the year after. */
const floodDays = (day) => {
  const year = dateOf(day).getUTCFullYear()
  return [year - 1, year, year + 1].flatMap((each) => floods.map(([month, date]) => dayOf(each, month, date)))
}
const stageOn = (day) => {
  const flood = floodDays(day).findLast((each) => each <= day)
  return season.findLastIndex((stage) => stage.day <= day - flood)
}
/** The first and last day of a stage that is not yet over. */
function nextTime(stage) {
  const days = floodDays(today)
  return days
    .map((flood, at) => ({
      from: flood + season[stage].day,
      till: (stage + 1 < season.length ? flood + season[stage + 1].day : (days[at + 1] ?? flood + 182)) - 1,
    }))
    .find(({ till }) => till >= today)
}

if (find('#nights')) startHouse()
if (find('#crowd')) startRoad()

function startHouse() {
  const letters = all('.letter')
  const days = find('#nights tbody')
  const form = find('#card')
  const shown = 35
  let start = mondayOf(today)
  let first
  let last
  let inFocus = today

  const room = () => rooms.find(({ id }) => id === form.elements.room.value)
  const priceOf = (day) => room().price + ([5, 6].includes(dateOf(day).getUTCDay()) ? weekend : 0)
  const chosen = (day) => first !== undefined && day >= first && day <= last
  const nights = () => Array.from({ length: last - first + 1 }, (_, at) => first + at)

  function showStage(stage, { isThisWeek = false } = {}) {
    const { name, says } = season[stage]
    const { from, till } = nextTime(stage)
    find('#stage').textContent = isThisWeek
      ? `This week: ${name.toLowerCase()}, till ${short(till)}. ${says}`
      : `${name}: ${short(from)} to ${short(till)}. ${says}`
    letters.forEach((letter, at) => letter.setAttribute('aria-pressed', String(at === stage)))
  }

  /** Five weeks, from the one in which `start` lies. */
  function drawWeeks() {
    inFocus = Math.min(Math.max(inFocus, start, today), start + shown - 1, lastDay)
    find('#weeks').textContent = `${shortest(Math.max(start, today))} to ${shortest(start + shown - 1)}`
    find('#earlier').disabled = start <= today
    find('#later').disabled = start + shown > lastDay
    days.innerHTML = ''
    for (let week = start; week < start + shown; week += 7) {
      const cells = Array.from({ length: 7 }, (_, at) => cell(week + at))
      days.insertAdjacentHTML('beforeend', `<tr>${cells.join('')}</tr>`)
    }
  }

  function cell(day) {
    const number = dateOf(day).getUTCDate()
    const date = number === 1 ? shortest(day) : number
    if (day < today || day > lastDay) return `<td><span class="gone">${date}</span></td>`
    const taken = isTaken(room().id, day)
    const stage = season[stageOn(day)]
    const price = taken ? 'taken' : `RM ${priceOf(day)}`
    return `<td><button type="button" data-day="${day}" tabindex="${day === inFocus ? 0 : -1}" aria-pressed="${chosen(day)}"
      aria-disabled="${taken}" aria-label="Night of ${long(day)}, ${price}, field: ${stage.name.toLowerCase()}"
      style="--stage: ${stage.colour}"><b>${date}</b><i>${taken ? 'taken' : priceOf(day)}</i></button></td>`
  }

  function choose(day) {
    if (isTaken(room().id, day)) {
      find('#told').textContent = `The night of ${long(day)} is taken in ${room().name}.`
      return
    }
    const goesOn = first !== undefined && first === last && day > first && day - first < 14
    if (
      goesOn &&
      Array.from({ length: day - first }, (_, at) => first + at).every((each) => !isTaken(room().id, each))
    )
      last = day
    else first = last = day
    showStage(stageOn(first))
    write()
  }

  /** Fills the lines on the card, and the sum. */
  function write() {
    const guests = form.elements.guests
    for (const option of guests.options) option.disabled = Number(option.value) > room().sleeps
    if (guests.selectedOptions[0].disabled) guests.value = String(room().sleeps)
    drawWeeks()
    if (first === undefined) {
      find('#when').textContent = 'Choose your nights'
      find('#sum').textContent = ''
      find('#told').textContent = ''
      return
    }
    const prices = nights().map(priceOf)
    find('#when').textContent =
      `${(sameMonth(first, last + 1) ? weekdayAndDay : long)(first)} to ${long(last + 1)}`
    find('#sum').textContent =
      `${room().name}, ${prices.length === 1 ? 'one night' : `${prices.length} nights`}: ` +
      `${prices.length > 1 ? `${prices.join(' + ')} = ` : ''}RM ${prices.reduce((sum, price) => sum + price)}`
    find('#told').textContent =
      first === last
        ? `You stay the night of ${long(first)}. Press a later night to stay longer.`
        : `You stay ${prices.length} nights and leave on ${long(last + 1)}.`
  }

  letters.forEach((letter, at) =>
    letter.addEventListener('click', () => {
      showStage(at)
      inFocus = Math.max(nextTime(at).from, today)
      start = mondayOf(inFocus)
      drawWeeks()
    }),
  )
  for (const [id, step] of [
    ['#earlier', -1],
    ['#later', 1],
  ])
    find(id).addEventListener('click', () => {
      start = Math.max(start + step * shown, mondayOf(today))
      drawWeeks()
    })

  days.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    if (!button) return
    inFocus = Number(button.dataset.day)
    choose(inFocus)
    days.querySelector('[tabindex="0"]').focus()
  })
  days.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    if (!step) return
    event.preventDefault()
    inFocus = Math.min(Math.max(inFocus + step, today), lastDay)
    if (inFocus < start || inFocus >= start + shown) start = mondayOf(inFocus)
    drawWeeks()
    days.querySelector('[tabindex="0"]').focus()
  })

  for (const radio of form.elements.room)
    radio.addEventListener('change', () => {
      // Other nights are taken in another room.
      if (first !== undefined && nights().some((day) => isTaken(room().id, day))) first = last = undefined
      write()
    })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (first === undefined) {
      find('#posted').textContent = 'Choose your nights first.'
      days.querySelector('[tabindex="0"]').focus()
      return
    }
    const { guests, dog, who } = form.elements
    const party = guests.selectedOptions[0].textContent + (dog.checked ? ' and a small dog' : '')
    find('#posted').textContent =
      `“${find('#when').textContent}. ${party}. ${who.value.trim()}.” These lines would now be on the owner's telephone. ` +
      'This is a sample: nothing was sent.'
    form.classList.add('stamped')
  })

  find('#postmark').textContent = shortest(today).toUpperCase()
  const stage = stageOn(today)
  showStage(stage, { isThisWeek: true })
  letters[stage].classList.add('now')
  const { till } = nextTime(season.length - 2)
  if (stage < season.length - 1)
    find('#stands').textContent = `The padi stands till ${short(till)}. Come before they cut it.`
  form.hidden = false
  write()
}

function startRoad() {
  const form = find('#crowd')
  const bars = find('#hours')
  const show = () => {
    const { hours, says } = crowd[form.elements.day.value]
    bars.innerHTML = hours
      .map((level, at) => {
        const hour = at + 7
        return `<li style="--level: ${level}"><span>${hour > 12 ? hour - 12 : hour}</span><span class="said"> ${hour < 12 ? 'in the morning' : 'in the afternoon'}: ${level} of 5</span></li>`
      })
      .join('')
    find('#road').textContent = says
  }
  form.addEventListener('change', show)
  form.hidden = false
  show()
}

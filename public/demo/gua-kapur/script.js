import { lanes, pass, placesLeft, sessions } from './data.js'

const find = (selector) => document.querySelector(selector)
const DAY = 86_400_000
const today = Date.parse(
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date()),
)
const format = (options) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const clock = (time) => time.replace(':', '.')

// --- The wall: a lane, and its routes of this month.

function setUpWall(wall) {
  function show() {
    const lane = lanes.find(({ id }) => id === wall.elements.lane.value)
    find('#routes').dataset.lane = lane.id
    find('#lane-name').textContent = `${lane.name}, ${lane.say}`
    find('#practise').textContent = lane.practise
    find('#route-list').innerHTML = lane.routes
      .map(
        ({ name, setter, setDaysAgo, holds }) =>
          `<li><h3>${name}</h3><p>${holds} holds. Set by ${setter} on ${dayAndMonth.format(today - setDaysAgo * DAY)}.</p></li>`,
      )
      .join('')
  }
  wall.addEventListener('change', () => {
    wall.classList.add('chosen')
    show()
    find('#wall-said').textContent =
      `${find('#lane-name').textContent}: ${find('#route-list').childElementCount} routes this month, listed below the wall.`
  })
  show()
}

// --- What a day costs.

function setUpPass(form) {
  const { grown, children, shoes } = form.elements
  const limits = find('#pass-limit')

  function show() {
    const [adults, kids] = [grown.valueAsNumber || 0, children.valueAsNumber || 0]
    shoes.max = String(adults + kids)
    if (shoes.valueAsNumber > adults + kids) shoes.value = shoes.max
    const own = shoes.valueAsNumber || 0
    const sum = adults * pass.grown + kids * pass.child - own * pass.ownShoes
    find('#pass-sum').textContent = `RM ${sum}`
    find('#pass-said').textContent =
      `${adults + kids} on the wall, ${adults + kids - own} pairs of shoes from us, chalk for all, ten to ten.`
    limits.textContent =
      kids > adults * pass.childrenToAGrownUp
        ? `One grown-up looks after ${pass.childrenToAGrownUp} children at most: bring ${Math.ceil(kids / pass.childrenToAGrownUp) - adults} more.`
        : ''
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('click', ({ target }) => {
    const { step, of } = target.dataset
    if (!step) return
    if (step === '1') form.elements[of].stepUp()
    else form.elements[of].stepDown()
    show()
  })
  show()
}

// --- The week's sessions: today first.

function setUpSessions(form) {
  const days = Array.from({ length: 7 }, (_, index) => today + index * DAY)
  find('#days').innerHTML = days
    .map(
      (day, index) =>
        `<label><input type="radio" name="day" value="${day}" ${index ? '' : 'checked'}><span>${index ? format({ weekday: 'short' }).format(day) : 'Today'}</span><small>${format({ day: 'numeric' }).format(day)}</small></label>`,
    )
    .join('')

  function show() {
    const day = Number(form.elements.day.value)
    find('#session-day').textContent = format({ weekday: 'long', day: 'numeric', month: 'long' }).format(day)
    find('#session-said').textContent = ''
    find('#session-list').innerHTML = sessions[new Date(day).getUTCDay()]
      .map(([time, name, lane, places], index) => {
        const left = placesLeft(day / DAY, index, places)
        const who = left ? `${left} of ${places} free` : 'full'
        return `<li data-lane="${lane}"><b>${clock(time)}</b><span><strong>${name}</strong> on ${lane}, ${who}</span><button type="button" ${left ? '' : 'disabled'} aria-label="${left ? 'Join' : 'Full:'} ${name}, ${clock(time)}">${left ? 'Join' : 'Full'}</button></li>`
      })
      .join('')
  }
  form.addEventListener('change', show)
  form.addEventListener('click', ({ target }) => {
    if (target.closest('#session-list button'))
      find('#session-said').textContent =
        'This is a sample: nothing was sent. In the gym your name would now be on the desk’s list.'
  })
  show()
}

// --- The waiver: checks itself, and can be signed with a finger.

function setUpWaiver(form) {
  const pad = find('#pad')
  const line = pad.querySelector('path')
  let drawn = ''
  const at = (event) => {
    const { left, top, width, height } = pad.getBoundingClientRect()
    return `${Math.round(((event.clientX - left) / width) * 600)} ${Math.round(((event.clientY - top) / height) * 160)}`
  }
  pad.addEventListener('pointerdown', (event) => {
    pad.setPointerCapture(event.pointerId)
    drawn += `M${at(event)}`
  })
  pad.addEventListener('pointermove', (event) => {
    if (!pad.hasPointerCapture(event.pointerId)) return
    drawn += `L${at(event)}`
    line.setAttribute('d', drawn)
  })
  find('#wipe').addEventListener('click', () => {
    drawn = ''
    line.removeAttribute('d')
  })

  const { who, bornDay, bornMonth, bornYear, call, signed } = form.elements
  // Three fields with the month in letters: a date field has the order of the browser's language.
  bornMonth.innerHTML = Array.from(
    { length: 12 },
    (_, month) =>
      `<option value="${month}">${format({ month: 'long' }).format(Date.UTC(2000, month))}</option>`,
  ).join('')
  const isGrown = () => {
    const born = new Date(Date.UTC(bornYear.value, bornMonth.value, bornDay.value))
    const isDay = born.getUTCDate() === Number(bornDay.value) && bornYear.value.length === 4
    return isDay && born.setUTCFullYear(born.getUTCFullYear() + 18) <= today
  }
  const rules = [
    [who, () => who.value.trim(), 'Write your name.'],
    [bornDay, isGrown, 'Give a day of birth: eighteen or over signs, for children too.'],
    [call, () => /^[+\d][\d\s-]{7,}$/.test(call.value.trim()), 'Give a number that somebody answers.'],
    ...[...form.querySelectorAll('[name=agree]')].map((box) => [
      box,
      () => box.checked,
      'This one needs a tick.',
    ]),
    [signed, () => signed.value.trim() || drawn.includes('L'), 'Sign with a finger, or type your name.'],
  ]
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    let first
    for (const [field, holds, say] of rules) {
      const wrong = !holds()
      field.setAttribute('aria-invalid', String(wrong))
      find(`#${field.id}-error`).textContent = wrong ? say : ''
      if (wrong) first ??= field
    }
    find('#waiver-said').textContent = first
      ? ''
      : 'This is a sample: nothing was sent, and nothing was signed. At the gym you would walk straight in.'
    first?.focus()
  })
}

if (find('#wall')) setUpWall(find('#wall'))
if (find('#pass')) setUpPass(find('#pass'))
if (find('#sessions')) setUpSessions(find('#sessions'))
if (find('#waiver')) setUpWaiver(find('#waiver'))

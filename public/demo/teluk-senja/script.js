import {
  arrivals,
  beforeTheBoat,
  boats,
  daysAhead,
  dinners,
  floors,
  isTaken,
  longestStay,
  onTheBoat,
  rooms,
  weekendSupplement,
} from './data.js'

const find = (selector) => document.querySelector(selector)
const ringgit = (amount) => `RM ${amount.toLocaleString('en-MY')}`
const plural = (count, one, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** Days are counted since 1 January 1970. */
const today =
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date())) /
  86_400_000
const weekday = (day) => new Date(day * 86_400_000).getUTCDay()
const spoken = (day, month = 'long') =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month })
    .format(day * 86_400_000)
    .replace(',', '')

const stepsOf = ({ steps }) => (steps ? `${steps} steps` : 'no steps')

// --- The house: nine windows, one a room, with the lamp lit or not.

const windowsOf = [
  { y: 352, xs: [172, 322, 472] },
  { y: 246, xs: [132, 262, 392, 522] },
  { y: 146, xs: [282, 402] },
]

function drawHouse(isLit) {
  const windows = rooms.map((room) => {
    const { y, xs } = windowsOf[room.floor]
    const x = xs[rooms.filter(({ floor }) => floor === room.floor).indexOf(room)]
    return `<g class="${isLit(room) ? 'lit' : 'dark'}"><path d="M${x - 16} ${y}h14v62h-14zM${x + 78} ${y}h14v62h-14z" fill="#0d1b1e"/><path class="lamp" d="M${x} ${y}h76v62h-76z"/><path d="M${x + 38} ${y}v62M${x} ${y + 20}h76" stroke="#2c1f24" stroke-width="3"/><text x="${x + 19}" y="${y + 50}">${room.number}</text></g>`
  })
  find('#house').innerHTML = `<svg viewBox="0 0 720 540" aria-hidden="true">
    <path d="M20 480C60 330 110 220 190 190s120-60 200-50 170 20 220 110 70 150 90 230z" fill="#20383a"/>
    <path d="M64 96h.1M128 40h.1M196 84h.1M520 52h.1M590 110h.1M668 60h.1M640 180h.1M40 210h.1M470 20h.1" stroke="#fbe3b4" stroke-width="5" stroke-linecap="round"/>
    <path d="M150 430v84M250 430v90M360 430v90M470 430v90M570 430v84M660 436v70" stroke="#0d1b1e" stroke-width="11"/>
    <path d="M212 132h296v96H212zM98 226h524v110H98zM134 332h452v104H134z" fill="#6f3c49"/>
    <path d="M212 156h296M212 180h296M212 204h296M98 254h524M98 282h524M98 310h524M134 360h452M134 386h452M134 412h452" stroke="#5a2f3d" stroke-width="2"/>
    <path d="M360 22c-30 46-100 86-190 112h380C460 108 390 68 360 22zM212 186c-40 22-90 38-156 46h608c-66-8-116-24-156-46v42H212z" fill="#3d2434"/>
    <path d="M84 330h552v9H84zM20 434h690v10H20z" fill="#2a1620"/>
    ${windows.join('')}
    <path d="M622 336h12v14h12v14h12v14h12v14h12v14h12v14h12v14M508 150h12v13h12v13h12v13h12v13h12v13h12v13" fill="none" stroke="#f0a573" stroke-width="5"/>
    <g class="steps"><text x="676" y="368">14</text><text x="582" y="176">27</text></g>
    <path d="M0 516c60-18 150-14 240-6s200 12 280 0 140-10 200 4c-40 16-120 24-340 24S40 534 0 516z" fill="#2d5155"/>
    <path class="shine" d="M180 514h90v4h-90zM330 522h120v4H330zM500 512h70v4h-70z"/>
  </svg>`
}

// --- Free rooms by date.

function setUpStay(form) {
  const { arrive, leave, guests } = form.elements
  const list = find('#rooms')
  const sum = find('#sum')
  const answer = find('#answer')
  let chosen = 0

  // A date field writes days in the order of the browser's language: here a day has its month in letters.
  const offerDays = (field, from, count) => {
    const days = Array.from({ length: count }, (_, index) => from + index)
    field.innerHTML = days.map((day) => `<option value="${day}">${spoken(day, 'short')}</option>`).join('')
  }
  offerDays(arrive, today, daysAhead)
  arrive.value = today + 10

  const nights = () => {
    const from = Number(arrive.value)
    return Array.from({ length: leave.value - from }, (_, night) => from + night)
  }
  const isFree = (room) =>
    room.sleeps >= Number(guests.value) && !nights().some((night) => isTaken(room, night))
  const priceOf = (room) =>
    nights().reduce((total, night) => total + room.price + (weekday(night) >= 5 ? weekendSupplement : 0), 0)

  function showSum() {
    const room = rooms.find(({ number }) => number === chosen)
    answer.textContent = ''
    find('#hold').hidden = !room
    sum.textContent = room
      ? `${room.name}, ${plural(nights().length, 'night')} for ${plural(Number(guests.value), 'guest')}: ${ringgit(priceOf(room))}. Boat, breakfast and dinner are in it.`
      : 'Choose a room whose lamp is lit.'
  }

  function showRooms() {
    const free = rooms.filter(isFree)
    if (!free.some(({ number }) => number === chosen)) chosen = 0
    drawHouse(isFree)
    find('#stay-said').textContent = free.length
      ? `${spoken(Number(arrive.value))} to ${spoken(Number(leave.value))}: ${plural(free.length, 'lamp is', 'lamps are')} lit.`
      : 'No room is free for the whole stay. Fewer nights, or another day, may light a lamp.'
    list.innerHTML = rooms
      .map((room) => {
        const open = free.includes(room)
        const why = open
          ? ringgit(priceOf(room))
          : room.sleeps < Number(guests.value)
            ? `sleeps ${room.sleeps}`
            : 'taken'
        return `<label><input type="radio" name="room" value="${room.number}" ${open ? '' : 'disabled'} ${room.number === chosen ? 'checked' : ''}><b>${room.number}. ${room.name}</b><small>${stepsOf(room)}</small><span>${why}</span></label>`
      })
      .join('')
    showSum()
  }

  function showStay(until) {
    const first = Number(arrive.value) + 1
    const isOffered = until >= first && until < first + longestStay
    offerDays(leave, first, longestStay)
    leave.value = isOffered ? until : first
    showRooms()
  }

  form.addEventListener('change', () => showStay(Number(leave.value)))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find('#free').focus()
  })
  list.addEventListener('change', ({ target }) => {
    chosen = Number(target.value)
    showSum()
  })
  find('#hold').addEventListener('click', () => {
    answer.textContent =
      'This is a sample: nothing was sent. The house would answer with one page to keep: your room, your boat, the jetty.'
  })
  showStay(today + 13)
}

// --- Getting here.

const minutesOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`

function setUpWay(form) {
  const { by, at } = form.elements
  const lastTaxi = (boat, { taxi }) => minutesOf(boat) - beforeTheBoat - taxi

  function showWay() {
    if (!at.value) return
    const arrival = arrivals[by.value]
    const taxi = minutesOf(at.value) + arrival.bags
    const boat = boats.find((departure) => taxi <= lastTaxi(departure, arrival))
    const stops = boat && [
      [timeOf(minutesOf(at.value)), `${arrival.stop} at ${arrival.place}`],
      [timeOf(taxi), `Taxi, ${arrival.taxi} minutes`],
      [timeOf(taxi + arrival.taxi), 'Jetty, and coffee if there is time'],
      [timeOf(minutesOf(boat)), 'The boat'],
      [timeOf(minutesOf(boat) + onTheBoat), 'The house'],
    ]
    find('#way-said').textContent = boat
      ? `Your boat leaves at ${timeOf(minutesOf(boat))}. The last taxi that meets it leaves ${arrival.place} at ${timeOf(lastTaxi(boat, arrival))}.`
      : 'The last boat will have left. Sleep in Kuah: we keep your room, take that night off the bill, and fetch you with the first boat at 11.00.'
    find('#stops').innerHTML = (stops || []).map(([time, what]) => `<li><b>${time}</b>${what}</li>`).join('')
    find('#boats').innerHTML = boats
      .map((departure) => {
        const cells = Object.values(arrivals).map((from) => `<td>${timeOf(lastTaxi(departure, from))}</td>`)
        return `<tr ${departure === boat ? 'class="yours"' : ''}><th scope="row">${timeOf(minutesOf(departure))}${departure === boat ? '<small>your boat</small>' : ''}</th>${cells.join('')}</tr>`
      })
      .join('')
  }

  form.addEventListener('input', showWay)
  form.addEventListener('submit', (event) => event.preventDefault())
  showWay()
}

function showDinners(list) {
  list.innerHTML = dinners
    .map(([day, dish], index) => {
      const tonight = index === weekday(today)
      return `<li ${tonight ? 'aria-current="date"' : ''}><b>${tonight ? 'Tonight' : day}</b>${dish}</li>`
    })
    .join('')
}

// --- The rooms' page: the plan, with the stairs counted.

function setUpPlan(form) {
  function showPlan() {
    const most = Number(form.elements.steps.value)
    const fit = rooms.filter(({ steps }) => steps <= most)
    drawHouse((room) => fit.includes(room))
    find('#plan-said').textContent =
      `${fit.length === rooms.length ? 'All the rooms' : `${fit.length} of ${rooms.length} rooms`}: ${fit.map(({ name }) => name).join(', ')}.`
    find('#plan').innerHTML = floors
      .map((floor, index) => {
        const here = rooms.filter((room) => room.floor === index && fit.includes(room))
        if (!here.length) return ''
        const entries = here.map(
          (room) =>
            `<li><h3>${room.number}. ${room.name}</h3><p>${room.about}</p><p class="facts"><span>${stepsOf(room)}</span><span>sleeps ${room.sleeps}</span><span>${ringgit(room.price)} a night</span></p></li>`,
        )
        return `<section><h2>${floor}</h2><ul>${entries.join('')}</ul></section>`
      })
      .toReversed()
      .join('')
  }
  form.addEventListener('change', showPlan)
  form.addEventListener('submit', (event) => event.preventDefault())
  showPlan()
}

if (find('#stay')) setUpStay(find('#stay'))
if (find('#way')) setUpWay(find('#way'))
if (find('#dinners')) showDinners(find('#dinners'))
if (find('#steps')) setUpPlan(find('#steps'))

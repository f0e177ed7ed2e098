import {
  chair,
  chairsAWeek,
  delivery,
  deposit,
  orders,
  ownJoint,
  parts,
  placesLeft,
  repairs,
  stages,
  timbers,
  weeksToMake,
} from './data.js'

const find = (selector) => document.querySelector(selector)
const all = (selector) => [...document.querySelectorAll(selector)]
const ringgit = (amount) => `RM ${amount.toLocaleString('en-MY')}`
const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`

const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format()) / 864e5
const write = (day) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * 864e5)

/**
 * The chair in isometric, from its measurements: x runs down to the right, y down to the left, z up. `apart` is 1 with
 * its pieces in the air and 0 with all of them home; `lit` is the part that is pointed out.
 */
function draw({ tones, seatHeight, apart = 0, lit = '' }) {
  const unit = 0.39
  const [W, D, T] = [chair.width, chair.depth, chair.board].map((length) => length * unit)
  const LEG = seatHeight * unit
  const POST = LEG + chair.back * unit
  const C = Math.cos(Math.PI / 6)
  const at = ([x, y, z]) => `${((x - y) * C).toFixed(1)} ${((x + y) / 2 - z).toFixed(1)}`
  const out = []
  let part = ''
  const shape = (points, fill, width = 2.2) =>
    out.push(
      `<path d="M${points.map(at).join('L')}Z" fill="${fill}" stroke="#2b1608" stroke-width="${width}" stroke-linejoin="round"/>`,
    )
  const box = (x, y, z, w, d, h, colours = part === lit ? ['#fff6da', '#f6d98f', '#e0b75a'] : tones) => {
    const [X, Y, Z] = [x + w, y + d, z + h]
    shape([[x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]], colours[1]) // oxfmt-ignore
    shape([[X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]], colours[2]) // oxfmt-ignore
    shape([[x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]], colours[0]) // oxfmt-ignore
  }
  const tenon = (...where) => apart > 0.02 && box(...where, ['#fbe0b0', '#efc486', '#d9a463'])
  const grain = (from, to) =>
    out.push(
      `<path d="M${at(from)}L${at(to)}" stroke="${tones[2]}" stroke-width="1.6" stroke-linecap="round"/>`,
    )
  const hole = (points) => apart > 0.02 && shape(points, '#3d1f0c', 1.2)
  const holeX = (x, y, z, h) => hole([[x, y + 6, z], [x, y + T - 6, z], [x, y + T - 6, z + h], [x, y + 6, z + h]]) // oxfmt-ignore
  const holeY = (x, y, z, h) => hole([[x + 6, y, z], [x + T - 6, y, z], [x + T - 6, y, z + h], [x + 6, y, z + h]]) // oxfmt-ignore
  const across = (x, y, z, h, thick) => {
    tenon(x - 16, y + 6, z + 6, 16, 10, h - 12)
    box(x, y + 4, z, W - 2 * T, thick, h)
    grain([x + 16, y + 4 + thick, z + h / 3], [x + 70, y + 4 + thick, z + h / 3])
    grain([x + 46, y + 4 + thick, z + h / 1.5], [x + 104, y + 4 + thick, z + h / 1.5])
    tenon(x + W - 2 * T, y + 6, z + 6, 16, 10, h - 12)
  }
  const along = (x, y, z) => {
    tenon(x + 6, y - 16, z + 6, 10, 16, 20)
    box(x + 3, y, z, 16, D - 2 * T, 32)
    grain([x + 19, y + 20, z + 20], [x + 19, y + 84, z + 20])
    tenon(x + 6, y + D - 2 * T, z + 6, 10, 16, 20)
  }
  const upright = (x, y, h) => {
    box(x, y, 0, T, T, h)
    grain([x + 8, y + T, 20], [x + 8, y + T, h / 2])
    grain([x + T, y + 12, 34], [x + T, y + 12, h / 1.5])
  }
  const dash = (from, to) =>
    apart > 0.02 &&
    out.push(
      `<path d="M${at(from)}L${at(to)}" stroke="#f7e8c9" stroke-width="2" stroke-dasharray="3 7" stroke-linecap="round"/>`,
    )

  const [e, f, up] = [74 * apart, 104 * apart, 178 * apart]
  const R = LEG - 34
  for (const y of [-f + 11, D - T + f + 11]) dash([-e + T, y, LEG - 18], [W - T + e, y, LEG - 18])
  for (const x of [-e + 11, W - T + e + 11]) dash([x, -f + T, LEG - 18], [x, D - T + f, LEG - 18])
  for (const z of [POST - 106, POST - 36]) dash([-e + T, -f + 11, z], [W - T + e, -f + 11, z])
  for (const [x, y] of [[W / 2 - 70, D + 8], [W + 10, D / 2], [W + 10, D + 8]]) dash([x, y, up + LEG], [x, y, LEG - 28]) // oxfmt-ignore

  // From far to near.
  part = 'posts'
  upright(-e, -f, POST)
  holeX(-e + T, -f, R + 6, 20)
  holeX(-e + T, -f, POST - 48, 22)
  holeX(-e + T, -f, POST - 118, 22)
  holeY(-e, -f + T, R + 6, 20)
  part = 'rails'
  across(T, -f, R, 32, 16)
  part = 'slats'
  across(T, -f, POST - 126, 40, 12)
  across(T, -f, POST - 56, 40, 12)
  part = 'posts'
  upright(W - T + e, -f, POST)
  holeY(W - T + e, -f + T, R + 6, 20)
  part = 'rails'
  along(-e, T, R)
  along(W - T + e, T, R)
  part = 'legs'
  upright(-e, D - T + f, LEG)
  holeX(-e + T, D - T + f, R + 6, 20)
  part = 'rails'
  across(T, D - T + f, R, 32, 16)
  part = 'legs'
  upright(W - T + e, D - T + f, LEG)
  part = 'seat'
  const front = (T - 2) * (1 - apart) - 2 * apart
  box(-6, front, LEG + up, W + 16, D + 10 - front, 16)
  for (let k = 1; k < 6; k++)
    grain(
      [6 + (k % 3) * 14, front + k * 27, LEG + up + 16],
      [114 + (k % 2) * 44, front + k * 27, LEG + up + 16],
    )
  return out.join('')
}

const nyatoh = timbers[0].tones

if (find('#apart')) {
  startDrawing()
  startOrder()
  startFollowing()
}
if (find('#repair')) startRepair()

/** The chair of the first screen comes together by its button, or as one scrolls past. */
function startDrawing() {
  const picture = find('#apart')
  const button = find('#together')
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let apart = 1
  let lit = ''
  let pressed = false
  const show = () => (picture.innerHTML = draw({ tones: nyatoh, seatHeight: 450, apart, lit }))
  const setLabel = () => (button.textContent = apart > 0.5 ? 'Put it together' : 'Take it apart')

  function move(to) {
    const from = apart
    const start = performance.now()
    const step = (now) => {
      const passed = still.matches ? 1 : Math.min((now - start) / 700, 1)
      apart = from + (to - from) * (1 - (1 - passed) ** 3)
      show()
      if (passed < 1) requestAnimationFrame(step)
      else setLabel()
    }
    requestAnimationFrame(step)
  }
  button.addEventListener('click', () => {
    pressed = true
    move(apart > 0.5 ? 0 : 1)
  })
  addEventListener(
    'scroll',
    () => {
      const past = (scrollY - picture.getBoundingClientRect().height * 0.25) / 420
      if (pressed || still.matches) return
      apart = 1 - Math.min(Math.max(past, 0), 1)
      show()
      setLabel()
    },
    { passive: true },
  )
  for (const each of all('[data-part]'))
    each.addEventListener('click', () => {
      lit = lit === each.dataset.part ? '' : each.dataset.part
      for (const other of all('[data-part]'))
        other.setAttribute('aria-pressed', String(other.dataset.part === lit))
      find('#part').textContent = lit ? parts[lit] : 'Press a part to see where it goes.'
      show()
    })
  find('.parts').hidden = false
  button.hidden = false
  show()
}

function startOrder() {
  const form = find('#order')
  const thisWeek = Math.floor((today - 4) / 7)
  const mondayOf = (week) => week * 7 + 4
  const { count } = form.elements

  find('#weeks').innerHTML = Array.from({ length: 8 }, (_, ahead) => {
    const week = thisWeek + 1 + ahead
    return `<label><input type="radio" name="week" value="${week}" required /><span>${write(mondayOf(week))} <small></small></span></label>`
  }).join('')

  function show() {
    const timber = timbers.find(({ id }) => id === form.elements.timber.value)
    const way = delivery.find(({ id }) => id === form.elements.delivery.value)
    const chairs = Number(count.value)
    let week
    for (const radio of form.elements.week) {
      const left = placesLeft(Number(radio.value))
      radio.disabled = left < chairs
      if (radio.disabled) radio.checked = false
      if (radio.checked) week = Number(radio.value)
      radio.nextElementSibling.lastElementChild.textContent =
        left === 0 ? 'bench full' : `${left} of ${chairsAWeek} left`
    }
    const total = timber.price * chairs + way.price
    find('#model').innerHTML = draw({ tones: timber.tones, seatHeight: Number(form.elements.height.value) })
    find('#sum').innerHTML =
      `${plural(chairs, 'chair')} in ${timber.name.toLowerCase()}, ${ringgit(timber.price * chairs)}<br />` +
      `${way.name}, ${way.price ? ringgit(way.price) : 'free'}<br />` +
      `<b>${ringgit(total)}</b><br />Deposit now, ${ringgit(Math.round(total * deposit))}`
    find('#ready').textContent = week
      ? `Begun on ${write(mondayOf(week))}, ready on ${write(mondayOf(week + weeksToMake) + 4)}.`
      : 'Choose a week at the bench.'
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    find('#ordered').textContent =
      'The bench would now have your chair on its list, oldest first. This is a sample: nothing was sent.'
  })
  form.hidden = false
  show()
}

function startFollowing() {
  const form = find('#follow')
  const number = form.elements.number
  number.innerHTML = Object.keys(orders)
    .map((each) => `<option>${each}</option>`)
    .join('')
  const show = () => {
    const now = stages.findLastIndex(([begins]) => begins <= orders[number.value])
    find('#stages').innerHTML = stages
      .map(([, name], at) => {
        const state = at < now ? 'done' : at === now ? 'now' : 'to come'
        return `<li class="${state.replace(' ', '-')}"${at === now ? ' aria-current="step"' : ''}>${name} <small>${state}</small></li>`
      })
      .join('')
  }
  form.addEventListener('change', show)
  form.hidden = false
  show()
}

function startRepair() {
  const form = find('#repair')
  find('#faults').innerHTML = repairs
    .map(
      ({ id, name, price }) =>
        `<label><input type="checkbox" name="${id}" /> ${name} <i id="price-${id}">${ringgit(price)}</i></label>`,
    )
    .join('')
  function show() {
    const isOurs = form.elements.maker.value === 'ours'
    const priceOf = ({ id, price }) => (id === 'joint' && isOurs ? ownJoint : price)
    const chosen = repairs.filter(({ id }) => form.elements[id].checked)
    for (const fault of repairs)
      find(`#price-${fault.id}`).textContent = priceOf(fault) ? ringgit(priceOf(fault)) : 'free'
    const lit = chosen.findLast(({ part }) => part)?.part ?? ''
    find('#model').innerHTML = draw({ tones: nyatoh, seatHeight: 450, lit })
    const total = chosen.reduce((sum, fault) => sum + priceOf(fault), 0)
    const days = Math.max(0, ...chosen.map((fault) => fault.days))
    find('#sum').textContent = chosen.length
      ? `${total ? ringgit(total) : 'Free'}, and ${plural(days, 'day')} at the bench.`
      : 'Tick what is wrong with it.'
  }
  form.addEventListener('change', show)
  form.hidden = false
  show()
}

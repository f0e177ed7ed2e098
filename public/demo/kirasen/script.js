import { filings, payroll, sizes, sst } from './data.js'

const find = (selector) => document.querySelector(selector)
const DAY = 86_400_000
const today = Date.parse(
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date()),
)
const thisYear = new Date(today).getUTCFullYear()
/** Without its year: each is due within twelve months. */
const spoken = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long' })
const ringgit = (amount) => amount.toLocaleString('en-MY')
const endOfMonth = (year, month) => Date.UTC(year, month, 0)

/** The first day of a filing that is not past. Months count from 1. */
function nextDue(due, yearEnd, birthday) {
  const years = [thisYear - 1, thisYear, thisYear + 1]
  const months = years.flatMap((year) => Array.from({ length: 12 }, (_, month) => [year, month + 1]))
  const days = due.dayOfMonth
    ? months.map(([year, month]) => Date.UTC(year, month - 1, due.dayOfMonth))
    : due.everyTwoMonths
      ? months
          .filter(([, month]) => (month - yearEnd) % 2 === 0)
          .map(([year, month]) => endOfMonth(year, month + 1))
      : years.map((year) => {
          if (due.day) return Date.UTC(year, due.month - 1, due.day)
          if (due.monthsAfterYear) return endOfMonth(year, yearEnd + due.monthsAfterYear)
          if (due.daysBeforeYear) return endOfMonth(year, yearEnd) + DAY - due.daysBeforeYear * DAY
          return Date.UTC(year, birthday - 1, 1) + due.daysAfterBirthday * DAY
        })
  return days.find((day) => day >= today)
}

function setUpLedger(form) {
  const { ends, born, staff, sst: charges } = form.elements
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' }).format(Date.UTC(2000, month, 1)),
  )
  for (const select of [ends, born])
    select.innerHTML = months.map((name, index) => `<option value="${index + 1}">${name}</option>`).join('')
  ends.value = '12'
  born.value = '4'

  function show() {
    const answers = { staff: staff.checked, sst: charges.checked }
    const rows = filings.map((filing) => ({
      ...filing,
      count: filing.needs && !answers[filing.needs] ? 0 : filing.times,
      next: nextDue(filing.due, Number(ends.value), Number(born.value)),
    }))
    const total = rows.reduce((sum, { count }) => sum + count, 0)
    find('#filings').innerHTML = rows
      .map(
        ({ name, rule, count, next }) =>
          `<tr class="${count ? '' : 'none'}"><th scope="row">${name}<small>${rule}</small></th><td>${count ? spoken.format(next) : 'not yours'}</td><td>0</td><td>${count}</td></tr>`,
      )
      .join('')
    find('#total').textContent = find('#big').textContent = total
    const open = rows.filter(({ count }) => count)
    const first = Math.min(...open.map(({ next }) => next))
    const names = open.filter(({ next }) => next === first).map(({ name }) => name)
    find('#next').textContent =
      `${total} filings. Next on our desk: ${names.join(', ')}, by ${spoken.format(first)}.`
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}

function setUpPapers(form) {
  const papers = [...form.querySelectorAll('[name=paper]')]
  function show() {
    const ready = papers.filter(({ checked }) => checked).length
    find('#ready').textContent =
      ready === papers.length
        ? 'All of them. Come on any morning.'
        : `${ready} of ${papers.length} in the bag.`
  }
  form.addEventListener('change', show)
  find('#print').addEventListener('click', () => print())
  show()
}

function setUpFee(form) {
  const { people } = form.elements
  find('#sizes').innerHTML = sizes
    .map(
      ({ id, name, turnover }, index) =>
        `<label><input type="radio" name="size" value="${id}" ${index === 1 ? 'checked' : ''}><span><b>${name}</b> ${turnover}</span></label>`,
    )
    .join('')

  function show() {
    const chosen = sizes.find(({ id }) => id === form.elements.size.value)
    const wants = (id) => form.querySelector(`[value=${id}]`).checked
    const heads = Math.max(0, Math.min(60, people.valueAsNumber || 0))
    const lines = [
      wants('books') && [`Books, ${chosen.turnover}`, chosen.books],
      wants('tax') && ['Tax, a twelfth each month', chosen.tax],
      wants('payroll') && [
        `Payroll, ${heads} ${heads === 1 ? 'person' : 'people'}`,
        payroll.base + heads * payroll.perPerson,
      ],
      wants('sst') && ['SST-02, every second month', sst],
    ].filter(Boolean)
    const total = lines.reduce((sum, [, amount]) => sum + amount, 0)
    find('#lines').innerHTML = lines
      .map(([what, amount]) => `<div><dt>${what}</dt><dd>${ringgit(amount)}</dd></div>`)
      .join('')
    find('#fee').textContent = `RM ${ringgit(total)}`
    find('#year').textContent = lines.length
      ? `RM ${ringgit(total * 12)} a year. Nothing is added in December.`
      : 'Nothing chosen: nothing to pay.'
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}

function setUpAsk(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    let first
    for (const [field, holds, say] of [
      [form.elements.who, /\S/, 'Write your name.'],
      [form.elements.number, /^[+\d][\d\s-]{7,}$/, 'Write a number that we can ring back.'],
    ]) {
      const wrong = !holds.test(field.value.trim())
      field.setAttribute('aria-invalid', String(wrong))
      find(`#${field.id}-error`).textContent = wrong ? say : ''
      if (wrong) first ??= field
    }
    find('#asked').textContent = first
      ? ''
      : 'This is a sample: nothing was sent. The card would come by post and by mail.'
    first?.focus()
  })
}

if (find('#company')) setUpLedger(find('#company'))
if (find('#papers-form')) setUpPapers(find('#papers-form'))
if (find('#fee-form')) setUpFee(find('#fee-form'))
if (find('#ask')) setUpAsk(find('#ask'))

import { expect, test } from 'vitest'
import { openDatabase } from '../support/database'
import { setLimits } from '../support/limits'
test('perf', { timeout: 200_000 }, async () => {
  const db = await openDatabase()
  await setLimits(db.backend, { 'submissions an hour': 120 })
  const ms: number[] = []
  for (let n = 0; n < 600; n += 1) {
    const t = performance.now()
    await db.backend.query(`select public.submit_contact('A', 'y' || $1 || '@example.test', repeat('m', 1000))`, [String(n)])
    ms.push(performance.now() - t)
  }
  const sorted = (list: number[]) => list.toSorted((a, b) => a - b)
  console.log('message p50, p95', sorted(ms)[300], sorted(ms)[570])
  console.log(await db.backend.query('select submissions from public.floods'))
  await db.backend.exec(`
    set session_replication_role = replica;
    insert into public.booking_submissions (name, contact, email, preferred_date, preferred_time, call_method, message, status)
    select 'A', 'x' || n || '@example.test', 'x' || n || '@example.test', current_date + 1 + n % 80, '9:00 AM', 'video', 'hello', 'asked_for' from generate_series(1, 3000) n;
    insert into public.contact_submissions (name, contact, message) select 'A', 'y' || n || '@example.test', 'm' from generate_series(1, 3000) n;
    insert into public.newsletter_subscribers (email) select 'z' || n || '@example.test' from generate_series(1, 3000) n;
    insert into public.deliveries (kind, subscriber_id, recipient) select 'welcome', id, email from public.newsletter_subscribers where email like 'z%';
    insert into public.deliveries (kind, booking_id, recipient) select 'booking_request', id, email from public.booking_submissions where email like 'x%';
    reset session_replication_role;
    update public.floods set last_at = now() + interval '1 hour'; analyze`)
  const [f] = await db.backend.query<{ id: string }>('select id from public.floods')
  const t = performance.now()
  const { data, error } = await db.admin.rpc('clean_up_flood', { flood: f!.id })
  console.log('clean', Math.round(performance.now() - t), data, error)
  expect(error).toBeNull()
  await db.close()
})

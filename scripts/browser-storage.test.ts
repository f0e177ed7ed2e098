import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const policy = read('supabase/seed/10_settings.sql')

/** Each file that reads or writes the browser's storage, with its keys. */
const users: Record<string, readonly string[]> = {
  'src/admin/kit/record/use-draft.ts': ['admin-draft:'],
  'src/admin/leads/shared/reply-texts.ts': ['reply-language'],
  'src/app/scroll-manager.tsx': ['scroll:'],
  'src/features/booking/confirmation/use-confirmation.ts': [],
  'src/features/booking/outbox/outbox.ts': [],
  'src/features/booking/outbox/storage-keys.ts': ['booking:outbox', 'booking:confirmation'],
  'src/features/consent/consent-bar.tsx': ['analytics-consent'],
  // Its keys are those of the forms, below.
  'src/lib/use-persisted-form.ts': [],
  'src/lib/lead-source.ts': ['lead-source'],
  'scripts/prerender/boot.js': ['left-build'],
}

it('no other file stores anything in the browser', () => {
  const files = ['src', 'scripts/prerender'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  const found = files.filter(
    (file) =>
      /(?<!\.test)\.[jt]sx?$/.test(file) &&
      /\b(?:local|session)Storage\b|document\.cookie|indexedDB/.test(read(file)),
  )
  expect(found.toSorted()).toEqual(Object.keys(users).toSorted())
})

it.each(Object.entries(users).flatMap(([file, keys]) => keys.map((key) => [file, key] as const)))(
  'the data that %s stores as %s is described in the privacy policy',
  (file, key) => {
    expect(read(file)).toContain(key)
    expect(policy).toContain(`\`${key}\``)
  },
)

it.each(['booking:typed', 'contact:typed', 'quote:typed'])(
  'the input of a form is stored as %s, which the privacy policy describes',
  (key) => {
    const [form = '', ending] = key.split(':')
    const forms = { booking: 'src/features/booking/form/use-booking.ts' }
    const file = forms[form as 'booking'] ?? 'src/features/contact/enquiry-form.tsx'
    expect(read(file)).toContain(`:${ending}`)
    expect(policy).toContain(`\`${key}\``)
  },
)

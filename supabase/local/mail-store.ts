import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'

/** A caught mail as the mailbox's API gives it. */
export interface CaughtMail {
  id: string
  /** As the From header has it: `Name <address>`. */
  from: string
  /** Plain addresses, of To and Cc, else of the envelope. */
  to: string[]
  subject: string
  /** When it was caught, ISO. */
  date: string
  /** Names in lower case; a header that comes more than once has its values on lines of their own. */
  headers: Record<string, string>
  text: string
  html: string
  /** Bytes of the source. */
  size: number
}

export interface MailStore {
  add(source: Buffer, envelopeTo: string[]): Promise<CaughtMail>
  /** Newest first. */
  list(): CaughtMail[]
  find(id: string): CaughtMail | undefined
  clear(): Promise<void>
}

const plain = (address: Address) =>
  address.group ? address.group.map((one) => one.address) : [address.address]
const addresses = (list: Address[] | undefined) =>
  (list ?? []).flatMap(plain).filter((one) => one !== undefined)

async function parse(id: string, date: string, source: Buffer, envelopeTo: string[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source)
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers)
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value
  const named = [...addresses(mail.to), ...addresses(mail.cc)]
  const from = mail.from?.address ?? ''
  return {
    id,
    from: mail.from?.name ? `${mail.from.name} <${from}>` : from,
    to: named.length > 0 ? named : envelopeTo,
    subject: mail.subject ?? '',
    date,
    headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    size: source.byteLength,
  }
}

/** A mail's file: when it came and to whom, in its name's first part and first line; then the source as sent. */
async function readStored(folder: string, name: string): Promise<CaughtMail | undefined> {
  const match = /^(\d+)-([\w-]+)\.eml$/.exec(name)
  if (!match) return undefined
  const [, milliseconds, id = ''] = match
  const file = await readFile(join(folder, name))
  const firstLine = file.indexOf('\n')
  const envelopeTo = file.subarray('X-Envelope-To:'.length, firstLine).toString().trim().split(', ')
  return parse(id, new Date(Number(milliseconds)).toISOString(), file.subarray(firstLine + 1), envelopeTo)
}

/**
 * Keeps caught mails in memory and, with a folder, in files that the next start reads again.
 * @param folder absent = memory alone
 */
export async function openMailStore(folder?: string): Promise<MailStore> {
  const mails: CaughtMail[] = []
  if (folder) {
    await mkdir(folder, { recursive: true })
    const names = (await readdir(folder)).toSorted()
    const stored = await Promise.all(names.map((name) => readStored(folder, name)))
    mails.push(...stored.filter((mail) => mail !== undefined).toReversed())
  }

  return {
    async add(source, envelopeTo) {
      const id = randomUUID()
      const now = Date.now()
      const mail = await parse(id, new Date(now).toISOString(), source, envelopeTo)
      if (folder) {
        const path = join(folder, `${now}-${id}.eml`)
        await writeFile(
          `${path}.part`,
          `X-Envelope-To: ${envelopeTo.join(', ')}\n${source.toString('binary')}`,
          'binary',
        )
        await rename(`${path}.part`, path)
      }
      mails.unshift(mail)
      return mail
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    async clear() {
      mails.length = 0
      if (!folder) return
      const names = await readdir(folder)
      await Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => rm(join(folder, name))))
    },
  }
}

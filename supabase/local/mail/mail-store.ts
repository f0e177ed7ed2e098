import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Attachment } from 'postal-mime'

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
  /** What came with it, in order; `size` in bytes. */
  attachments: { name: string; type: string; size: number }[]
  /** Bytes of the source. */
  size: number
}

/** A caught mail and what its attachments hold. */
interface StoredMail {
  mail: CaughtMail
  files: Buffer[]
}

export interface MailStore {
  add(source: Buffer, envelopeTo: string[]): Promise<CaughtMail>
  /** Newest first. */
  list(): CaughtMail[]
  find(id: string): CaughtMail | undefined
  /** What an attachment holds, by its place among the mail's. */
  file(id: string, index: number): Buffer | undefined
  clear(): Promise<void>
}

const plain = (address: Address) =>
  address.group ? address.group.map((one) => one.address) : [address.address]
const addresses = (list: Address[] | undefined) =>
  (list ?? []).flatMap(plain).filter((one) => one !== undefined)

function contentOf({ content, mimeType }: Attachment): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  // The parser has made calendars' line ends \n; sent, and as RFC 5545 has them, they are \r\n.
  return mimeType === 'text/calendar' ? Buffer.from(bytes.toString().replace(/\r?\n/g, '\r\n')) : bytes
}

async function parse(id: string, date: string, source: Buffer, envelopeTo: string[]): Promise<StoredMail> {
  const mail = await PostalMime.parse(source)
  const headers: Record<string, string> = {}
  for (const { key, value } of mail.headers)
    headers[key] = key in headers ? `${headers[key]}\n${value}` : value
  const named = [...addresses(mail.to), ...addresses(mail.cc)]
  const from = mail.from?.address ?? ''
  const files = mail.attachments.map(contentOf)
  const caught: CaughtMail = {
    id,
    from: mail.from?.name ? `${mail.from.name} <${from}>` : from,
    to: named.length > 0 ? named : envelopeTo,
    subject: mail.subject ?? '',
    date,
    headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType }, index) => ({
      name: filename || `attachment ${index + 1}`,
      type: mimeType,
      size: files[index]?.byteLength ?? 0,
    })),
    size: source.byteLength,
  }
  return { mail: caught, files }
}

/** A mail's file: when it came and to whom, in its name's first part and first line; then the source as sent. */
async function readStored(folder: string, name: string): Promise<StoredMail | undefined> {
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
  const mails: StoredMail[] = []
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
      const stored = await parse(id, new Date(now).toISOString(), source, envelopeTo)
      if (folder) {
        const path = join(folder, `${now}-${id}.eml`)
        await writeFile(
          `${path}.part`,
          `X-Envelope-To: ${envelopeTo.join(', ')}\n${source.toString('binary')}`,
          'binary',
        )
        await rename(`${path}.part`, path)
      }
      mails.unshift(stored)
      return stored.mail
    },
    list: () => mails.map(({ mail }) => mail),
    find: (id) => mails.find(({ mail }) => mail.id === id)?.mail,
    file: (id, index) => mails.find(({ mail }) => mail.id === id)?.files[index],
    async clear() {
      mails.length = 0
      if (!folder) return
      const names = await readdir(folder)
      await Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => rm(join(folder, name))))
    },
  }
}

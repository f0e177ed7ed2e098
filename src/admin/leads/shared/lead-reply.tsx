import { Mail, MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { RowWithStatus } from '@/admin/leads/shared/change-status'
import { ContactLines } from '@/admin/leads/shared/contact-links'
import { LeadPart } from '@/admin/leads/shared/lead-parts'
import type { LeadTable } from '@/admin/leads/shared/lead-status'
import { RecordAnswer } from '@/admin/leads/shared/record-answer'
import { ReplyComposer, useReplyDraft } from '@/admin/leads/shared/reply-composer'
import { ReplyList } from '@/admin/leads/shared/reply-list'
import { StoppedAddress } from '@/admin/leads/shared/stopped-address'
import { useReplyTexts, type ReplyFacts } from '@/admin/leads/shared/reply-texts'
import { whatsappReply } from '@/admin/leads/shared/whatsapp-reply'
import { Button, ButtonLink } from '@/components/ui/button'
import { Select } from '@/components/ui/controls'
import { replyLanguages, replySubjects, type ReplyLanguage, type ReplyTextName } from '@/content/reply-texts'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { isEmail } from '@/lib/contact-detail'

interface LeadReplyProps {
  table: LeadTable
  row: RowWithStatus
  /** All email addresses and phone numbers of the lead. */
  contacts: readonly string[]
  /** The topic of the email's subject. */
  about: keyof typeof replySubjects
  facts: ReplyFacts
  /** The reply text that fits the lead's current state. */
  first: ReplyTextName
  /** The customer's message, which an email quotes. */
  message?: string
  /** A hint above the ways to answer. */
  note?: string
}

const emailOfLead = (contacts: readonly string[]) => contacts.find((contact) => isEmail(contact.trim()))

/** The ways to answer a lead, and the email replies sent so far. */
export function LeadReply(props: LeadReplyProps) {
  const texts = useReplyTexts()
  const email = emailOfLead(props.contacts)
  return (
    <>
      <ReplyList id={props.row.id} />
      <LeadPart id="reply" title="Reply">
        {props.note && <p>{props.note}</p>}
        <ContactLines contacts={props.contacts} />
        {email && <StoppedAddress address={email} />}
        <LoadFailed query={texts.query} what="Your reply texts" />
        {!texts.query.isPending && <WaysToReply {...props} texts={texts} />}
      </LeadPart>
    </>
  )
}

type WaysProps = LeadReplyProps & { texts: ReturnType<typeof useReplyTexts> }

/** The choice of a reply text and a language, which fill WhatsApp or the email form. */
function WaysToReply({ table, row, contacts, about, facts, first, message, texts }: WaysProps) {
  const { hash } = useLocation()
  const email = emailOfLead(contacts)
  const { form, changed, fill, clear } = useReplyDraft(row.id)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState<ReplyTextName>()
  const emailButton = useRef<HTMLButtonElement>(null)
  const offered = texts.offered(facts)
  const chosen = offered.find(({ name }) => name === (wanted ?? first)) ?? offered[0]
  const chats = contacts.flatMap((contact) => {
    const to = whatsappReply(contact, chosen?.text)
    return to ? { to, contact } : []
  })

  /** The subject and body of an email with that text in that language. */
  function emailOf(name: ReplyTextName, language: ReplyLanguage) {
    const subject = texts.fill(replySubjects[about][language], facts, language)
    const body = texts.write(name, facts, language)
    return {
      language,
      subject: subject ?? '',
      text: body ? `${body}\n` : '',
    }
  }
  function write() {
    if (!changed) fill(emailOf(chosen?.name ?? 'greeting', texts.language))
    setOpen(true)
  }
  function choose(name: ReplyTextName, language: ReplyLanguage) {
    setWanted(name)
    texts.setLanguage(language)
    if (open) fill(emailOf(name, language))
  }
  const writeAtOnce = useEffectEvent(() => {
    document.getElementById('reply')?.scrollIntoView?.({ block: 'start' })
    if (email) write()
  })
  useEffect(() => {
    // The inbox links here to write an email.
    if (hash === '#reply') writeAtOnce()
  }, [hash])

  if (!email && chats.length === 0) return null
  return (
    <>
      <div
        className="grid max-w-prose gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        hidden={offered.length === 0}
      >
        <Select
          aria-label="Text of the reply"
          compact
          value={chosen?.name}
          onChange={({ target }) => choose(target.value as ReplyTextName, texts.language)}
        >
          {offered.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Language of the reply"
          compact
          value={texts.language}
          onChange={({ target }) => choose(chosen?.name ?? 'greeting', target.value as ReplyLanguage)}
        >
          {Object.entries(replyLanguages).map(([language, label]) => (
            <option key={language} value={language}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {chats.map(({ to, contact }) => (
          <ButtonLink key={to} to={to} size="small" variant={open ? 'line' : 'ink'} title={contact}>
            <MessageCircle size={18} aria-hidden="true" />
            Reply on WhatsApp
          </ButtonLink>
        ))}
        {email && (
          <Button
            ref={emailButton}
            size="small"
            variant={chats.length > 0 || open ? 'line' : 'ink'}
            aria-expanded={open}
            onClick={() => (open ? setOpen(false) : write())}
          >
            <Mail size={18} aria-hidden="true" />
            {changed && !open ? 'Continue your reply' : 'Reply by email'}
          </Button>
        )}
      </p>
      {open && email && (
        <ReplyComposer
          lead={{ table, id: row.id }}
          to={email}
          form={form}
          changed={changed}
          message={message}
          onClose={() => {
            clear()
            setOpen(false)
            emailButton.current?.focus()
          }}
        />
      )}
      {table !== 'orders' && (
        <RecordAnswer
          table={table}
          row={row}
          ways={[...(chats.length > 0 ? ['WhatsApp'] : []), ...(email ? ['email'] : [])]}
        />
      )}
    </>
  )
}

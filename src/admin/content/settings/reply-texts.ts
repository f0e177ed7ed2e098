import { adminPaths } from '@/admin/kit/paths'
import { defineSetting } from '@/admin/content/settings/setting'
import type { FieldLabels } from '@/admin/content/settings/setting-form'
import {
  replyLanguages,
  replyTextLabels,
  replyTexts as defaults,
  type ReplyTextName,
} from '@/content/reply-texts'
import { replyTexts } from '@/content/settings'

/** Starts with the full default text, so that a small change does not mean typing it all. */
const textField = (label: string, text: string) => ({ label, rows: 6, initially: text, placeholder: text })

const labels = Object.entries(defaults).map(([name, { en, ms }]) => [
  name,
  {
    label: replyTextLabels[name as ReplyTextName],
    fields: { en: textField(replyLanguages.en, en), ms: textField(replyLanguages.ms, ms) },
  },
])

/** The texts that the owner sends to a lead by WhatsApp or email. */
export const replyTextsSetting = defineSetting([replyTexts], {
  path: `${adminPaths.settings}/reply-texts`,
  title: 'Reply texts',
  noun: 'reply texts',
  about:
    'Choose one of these on a call, an enquiry, an application or an order, and send it by WhatsApp or email. Every text can use {name}, {studio}, {email}, {whatsapp} and {city}. Texts about a call also have {day}, {time}, {link} and {reason} (why it was cancelled), those about an order {order}, {amount} and {quotation_link}. A text is offered only when its facts are known. Empty a field to restore our text.',
  labels: Object.fromEntries(labels) as FieldLabels<typeof replyTexts.fields>,
  summary: () => '',
  unset: 'For calls, quotations and thanks, in English and Malay',
})

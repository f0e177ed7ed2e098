import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '@/admin/kit/api/read'
import { useStudio } from '@/components/layout/studio'
import { replyTextLabels, replyTexts, type ReplyLanguage, type ReplyTextName } from '@/content/reply-texts'
import { replyTexts as setting } from '@/content/settings'
import type { Studio } from '@/content/site'
import { parseSetting } from '@/lib/settings'
import { supabase } from '@/lib/supabase'
import { malaysiaZone } from '@shared/calendar/date-format'
import { dateIn, timeIn } from '@shared/calendar/zone-time'
import { ringgit } from '@shared/money/ringgit'

/**
 * The facts of a lead that reply texts can use. An undefined fact is not known yet, such as a video call's
 * link.
 */
export interface ReplyFacts {
  name: string
  call?: { starts_at: string; reason?: string | null }
  /** Only for a video call. */
  link?: { href: string | undefined }
  order?: { number: string; sen: number; link: string | undefined }
}

type Facts = Readonly<Record<string, string | undefined>>

function factsIn(language: ReplyLanguage, { name, call, link, order }: ReplyFacts, studio: Studio): Facts {
  return {
    name,
    studio: studio.name,
    email: studio.email,
    whatsapp: studio.whatsapp_number,
    city: studio.city,
    ...(call && {
      day: dateIn(malaysiaZone, Date.parse(call.starts_at), language),
      time: timeIn(malaysiaZone, Date.parse(call.starts_at), language),
      reason: call.reason ?? '',
    }),
    ...(link && { link: link.href }),
    ...(order && {
      order: order.number,
      amount: ringgit(order.sen),
      quotation_link: order.link,
    }),
  }
}

/** The facts that only some leads have. */
const sometimes = ['day', 'time', 'reason', 'link', 'order', 'amount', 'quotation_link']

/** A text with its facts filled in; undefined if it needs a fact that the lead does not have. */
function fillReply(text: string, facts: Facts): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => sometimes.includes(name) && facts[name] === undefined)) return undefined
  // A mistyped placeholder stays in the text, where the owner sees it.
  return text.replace(/\{(\w+)\}/g, (open, name: string) => facts[name] ?? open).replace(/[ \t]+$/gm, '')
}

/** The owner's texts, with the default for each empty one. Throws ApiError. */
const replyTextsQuery = queryOptions({
  queryKey: ['admin', 'reply-texts'],
  queryFn: async ({ signal }) => {
    const [row] = await read(supabase.from('site_settings').select('value').eq('key', setting.key), signal)
    return parseSetting(setting, row?.value)
  },
})

const languageKey = 'reply-language'

function readLanguage(): ReplyLanguage {
  try {
    return localStorage.getItem(languageKey) === 'ms' ? 'ms' : 'en'
  } catch {
    return 'en'
  }
}

/**
 * The reply texts in the language that this browser used last. There are none while the owner's are not loaded, since the
 * defaults may have been replaced.
 */
export function useReplyTexts() {
  const studio = useStudio()
  const query = useQuery(replyTextsQuery)
  const { data } = query
  const [language, setLanguage] = useState(readLanguage)
  const fill = (text: string, facts: ReplyFacts, wanted = language) =>
    fillReply(text, factsIn(wanted, facts, studio))
  const write = (name: ReplyTextName, facts: ReplyFacts, wanted = language) =>
    data && fill(data[name]?.[wanted] ?? replyTexts[name][wanted], facts, wanted)
  return {
    query,
    language,
    setLanguage(next: ReplyLanguage) {
      setLanguage(next)
      try {
        localStorage.setItem(languageKey, next)
      } catch {
        // Storage is forbidden: it holds until the page is left.
      }
    },
    fill,
    write,
    /** The texts whose facts are known. */
    offered: (facts: ReplyFacts) =>
      (Object.keys(replyTextLabels) as ReplyTextName[]).flatMap((name) => {
        const text = write(name, facts)
        return text === undefined ? [] : { name, label: replyTextLabels[name], text }
      }),
  }
}

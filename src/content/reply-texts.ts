/** The languages in which the studio answers. */
export const replyLanguages = { en: 'English', ms: 'Bahasa Melayu' } as const
export type ReplyLanguage = keyof typeof replyLanguages
type ReplyText = Readonly<Record<ReplyLanguage, string>>

/**
 * The defaults until the setting `reply_texts` replaces them; placeholders such as `{name}` are facts of the
 * lead.
 */
export const replyTexts = {
  greeting: {
    en: 'Hello {name}, this is {studio}.',
    ms: 'Hai {name}, kami dari {studio}.',
  },
  confirmed: {
    en: 'Hello {name}, this is {studio}.\n\nOur call on {day} at {time} (Malaysia time) is confirmed. If that no longer suits you, reply here and we will find another time.',
    ms: 'Hai {name}, kami dari {studio}.\n\nPanggilan kita pada {day}, pukul {time} (waktu Malaysia) telah disahkan. Jika masa ini tidak lagi sesuai, balas sahaja mesej ini dan kami akan carikan masa lain.',
  },
  moved: {
    en: 'Hello {name}, this is {studio}.\n\nOur call is now on {day} at {time} (Malaysia time). If that does not suit you, reply here and we will find another time.',
    ms: 'Hai {name}, kami dari {studio}.\n\nPanggilan kita telah dipindahkan ke {day}, pukul {time} (waktu Malaysia). Jika masa baharu ini tidak sesuai, balas sahaja mesej ini dan kami akan carikan masa lain.',
  },
  link: {
    en: 'Hello {name}, this is {studio}.\n\nOur video call is on {day} at {time} (Malaysia time). Join us here:\n{link}',
    ms: 'Hai {name}, kami dari {studio}.\n\nPanggilan video kita adalah pada {day}, pukul {time} (waktu Malaysia). Sertai kami di sini:\n{link}',
  },
  another_time: {
    en: 'Hello {name}, this is {studio}.\n\nSomething has come up on {day} at {time} (Malaysia time), when our call is booked. Which other time suits you?',
    ms: 'Hai {name}, kami dari {studio}.\n\nKami ada hal pada {day}, pukul {time} (waktu Malaysia), iaitu masa panggilan kita. Bila masa lain yang sesuai untuk anda?',
  },
  cancelled: {
    en: 'Hello {name}, this is {studio}.\n\nOur call on {day} at {time} (Malaysia time) is cancelled. {reason}\n\nIf you would still like to talk, reply here with a time that suits you.',
    ms: 'Hai {name}, kami dari {studio}.\n\nPanggilan kita pada {day}, pukul {time} (waktu Malaysia) telah dibatalkan. {reason}\n\nJika anda masih ingin berbincang, balas mesej ini dengan masa yang sesuai untuk anda.',
  },
  quotation: {
    en: 'Hello {name}, this is {studio}.\n\nYour quotation {order} comes to {amount}. Read and accept it here:\n{quotation_link}\n\nTell us if you would like anything changed.',
    ms: 'Hai {name}, kami dari {studio}.\n\nSebut harga {order} untuk anda berjumlah {amount}. Baca dan terima di sini:\n{quotation_link}\n\nBeritahu kami jika ada apa-apa yang ingin diubah.',
  },
  chase: {
    en: 'Hello {name}, this is {studio}.\n\nWe wrote to you earlier and wonder whether you are still interested. A short reply is enough, even if the answer is no.',
    ms: 'Hai {name}, kami dari {studio}.\n\nKami ada menghubungi anda sebelum ini dan ingin tahu sama ada anda masih berminat. Balasan ringkas sudah memadai, walaupun jawapannya tidak.',
  },
  thanks: {
    en: 'Hello {name}, this is {studio}.\n\nThank you for getting in touch. We have read what you sent us.',
    ms: 'Hai {name}, kami dari {studio}.\n\nTerima kasih kerana menghubungi kami. Kami telah membaca apa yang anda hantar.',
  },
} satisfies Record<string, ReplyText>
export type ReplyTextName = keyof typeof replyTexts

export const replyTextLabels: Readonly<Record<ReplyTextName, string>> = {
  greeting: 'Greeting only',
  confirmed: 'Call confirmed',
  moved: 'Call moved',
  link: 'Meeting link',
  another_time: 'Ask for another time',
  cancelled: 'Call cancelled',
  quotation: 'Quotation',
  chase: 'No answer yet',
  thanks: 'Thank you',
}

/** The subjects of reply emails, by the kind of lead. */
export const replySubjects = {
  call: { en: 'Your call with {studio}', ms: 'Panggilan anda dengan {studio}' },
  message: { en: 'Re: Your message to {studio}', ms: 'Re: Mesej anda kepada {studio}' },
  quote: {
    en: 'Re: Your quote request to {studio}',
    ms: 'Re: Permintaan sebut harga anda kepada {studio}',
  },
  application: { en: 'Re: Your application to {studio}', ms: 'Re: Permohonan anda kepada {studio}' },
  order: {
    en: 'Your order {order} with {studio}',
    ms: 'Pesanan anda {order} dengan {studio}',
  },
} satisfies Record<string, ReplyText>

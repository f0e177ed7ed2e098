import { callMinutes } from '../_shared/calendar/call-event.ts'
import type { BookingEmailKind } from '../_shared/outbox.ts'

/** An email's subject and its first sentence. */
type Opening = readonly [subject: string, opening: string]

/** The texts of the emails and SMS about a booking. */
interface BookingTexts {
  openings: (about: { studio: string; when: string; left: string }) => Record<BookingEmailKind, Opening>
  facts: { when: string; visitor: string; how: string; why: string; questions: string }
  reach: (email: string, whatsapp: string) => string
  openVideo: string
  file: string
  fileMoves: string
  fileRemoves: string
  change: { action: string; textBefore: string }
  tooLate: string
  confirm: string
  mayChangeThere: string
  confirmAction: string
  request: string
  again: { action: string; textBefore: string }
  why: (studio: string, kind: BookingEmailKind) => string
  notYou: string
  notYouRequest: string
  yourBooking: string
  sms: (about: { studio: string; call: string; left: string; when: string }) => string
}

const en: BookingTexts = {
  openings: ({ studio, when, left }) => ({
    booking_confirmation: [
      `Your call is booked: ${when}`,
      `Your call with ${studio} is booked: ${callMinutes} minutes, free and without obligation.`,
    ],
    booking_request: [
      `Please confirm your call: ${when}`,
      `Someone requested a call with ${studio} with your address: ${callMinutes} minutes, free and without obligation. The time is not reserved yet.`,
    ],
    booking_moved: [`Your call has moved: ${when}`, `Your call with ${studio} has a new time.`],
    booking_cancelled: [
      `Your call is cancelled: ${when}`,
      `Your call with ${studio} is cancelled. It was to be:`,
    ],
    booking_reminder: [
      `Your call with ${studio} begins in ${left}`,
      `Your call with ${studio} begins in ${left}.`,
    ],
  }),
  facts: { when: 'When', visitor: 'Where you are', how: 'How', why: 'Why', questions: 'Questions' },
  reach: (email, whatsapp) => `${email}, or WhatsApp ${whatsapp}`,
  openVideo: 'Open the video call',
  file: 'The calendar file is attached: open it to add the call to your calendar, in your own time zone.',
  fileMoves: 'The attached file moves it in your calendar. Your reminders move too.',
  fileRemoves: 'The attached file removes it from your calendar. You get no more reminders.',
  change: {
    action: 'Move or cancel the call',
    textBefore: 'Does another time suit you better? Move or cancel the call up to 2 hours before it begins:',
  },
  tooLate: 'Something has come up? Reply to this email, and we will find another time.',
  confirm:
    'Please confirm the call, so that we know this address is yours. Until then we do not email you when the call is moved or cancelled.',
  mayChangeThere: 'You can also move or cancel it there, up to 2 hours before it begins.',
  confirmAction: 'Confirm the call',
  request:
    'Open the link and press the button: the time is yours if it is still free. If not, choose another time there.',
  again: { action: 'Book another time', textBefore: 'If you would still like to talk:' },
  why: (studio, kind) =>
    `You get this email because your address was given when a call with ${studio} was ${kind === 'booking_request' ? 'asked for' : 'booked'}.`,
  notYou: 'If that was not you, please cancel it here:',
  notYouRequest: 'If that was not you, ignore this email: no time is reserved, and nobody will call.',
  yourBooking: 'Your booking',
  sms: ({ studio, call, left, when }) => `${studio}: your ${call} begins in ${left} (${when} MYT).`,
}

const ms: BookingTexts = {
  openings: ({ studio, when, left }) => ({
    booking_confirmation: [
      `Panggilan anda telah ditempah: ${when}`,
      `Panggilan anda dengan ${studio} telah ditempah: ${callMinutes} minit, percuma dan tanpa ikatan.`,
    ],
    booking_request: [
      `Sila sahkan panggilan anda: ${when}`,
      `Seseorang meminta panggilan dengan ${studio} menggunakan alamat e-mel anda: ${callMinutes} minit, percuma dan tanpa ikatan. Masa itu belum ditempah lagi.`,
    ],
    booking_moved: [
      `Masa panggilan anda telah ditukar: ${when}`,
      `Panggilan anda dengan ${studio} kini pada masa yang baharu.`,
    ],
    booking_cancelled: [
      `Panggilan anda dibatalkan: ${when}`,
      `Panggilan anda dengan ${studio} telah dibatalkan. Butirannya tadi:`,
    ],
    booking_reminder: [
      `Panggilan anda dengan ${studio} bermula dalam ${left} lagi`,
      `Panggilan anda dengan ${studio} bermula dalam ${left} lagi.`,
    ],
  }),
  facts: { when: 'Bila', visitor: 'Masa di tempat anda', how: 'Cara', why: 'Sebab', questions: 'Pertanyaan' },
  reach: (email, whatsapp) => `${email} atau WhatsApp ${whatsapp}`,
  openVideo: 'Buka panggilan video',
  file: 'Fail kalendar dilampirkan: buka fail itu untuk menambah panggilan ini ke dalam kalendar anda.',
  fileMoves: 'Fail yang dilampirkan menukar masanya dalam kalendar anda. Peringatan anda turut berubah.',
  fileRemoves:
    'Fail yang dilampirkan membuang panggilan ini daripada kalendar anda. Anda tidak akan menerima peringatan lagi.',
  change: {
    action: 'Tukar masa atau batalkan',
    textBefore:
      'Masa lain lebih sesuai? Tukar masa atau batalkan panggilan selewat-lewatnya 2 jam sebelum ia bermula:',
  },
  tooLate: 'Ada hal lain? Balas e-mel ini, dan kita cari masa yang lain.',
  confirm:
    'Sila sahkan panggilan ini supaya kami tahu alamat ini milik anda. Sebelum itu, kami tidak menghantar e-mel jika panggilan ditukar atau dibatalkan.',
  mayChangeThere:
    'Di situ anda juga boleh menukar masa atau membatalkannya, selewat-lewatnya 2 jam sebelum ia bermula.',
  confirmAction: 'Sahkan panggilan',
  request:
    'Buka pautan ini dan tekan butangnya: masa itu menjadi milik anda jika masih kosong. Jika tidak, pilih masa lain di situ.',
  again: { action: 'Tempah masa lain', textBefore: 'Jika anda masih mahu berbincang:' },
  why: (studio, kind) =>
    `Anda menerima e-mel ini kerana alamat anda diberikan semasa panggilan dengan ${studio} ${kind === 'booking_request' ? 'diminta' : 'ditempah'}.`,
  notYou: 'Jika itu bukan anda, sila batalkan di sini:',
  notYouRequest:
    'Jika itu bukan anda, abaikan e-mel ini: tiada masa yang ditempah, dan tiada sesiapa akan menelefon.',
  yourBooking: 'Tempahan anda',
  sms: ({ studio, call, left, when }) => `${studio}: ${call} anda bermula dalam ${left} lagi (${when} MYT).`,
}

export const bookingTexts = { en, ms }

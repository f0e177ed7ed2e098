/** The booking page's texts in Malay; its form is in English. Each has the shape of its English one. */

/** Shown above the form. */
export const malayBooking =
  'Borang ini dalam bahasa Inggeris. Pengesahan dan peringatan untuk anda dalam bahasa Melayu.'

/** The success screen. */
export const malayConfirmation = {
  heading: 'Panggilan anda telah ditempah',
  headingSending: 'Permintaan anda selamat disimpan',
  stored: 'Masa ini milik anda. Orang lain tidak boleh menempahnya lagi.',
  email: (email: string) =>
    `E-mel pengesahan dengan fail kalendar akan dihantar ke ${email}. Sila buka pautan di dalamnya supaya kami tahu e-mel itu sampai kepada anda.`,
  requested: {
    text: 'Kami sudah menerima permintaan anda, tetapi masa ini belum ditempah untuk anda.',
    email: (email: string) =>
      `Kami menghantar e-mel ke ${email}. Buka pautannya untuk mengesahkan panggilan: masa ini menjadi milik anda jika masih kosong.`,
    phone: 'Sila hantar mesej WhatsApp itu: kami akan mengesahkan masanya dengan anda di situ.',
    calendar: 'Setelah masa ini milik anda, halaman panggilan anda ada entri untuk kalendar anda.',
  },
  sending:
    'Kalendar kami tidak dapat dihubungi, jadi masa ini belum menjadi milik anda. Pelayar ini terus mencuba dengan sendirinya, juga selepas anda menutup halaman ini dan kembali semula. Sila pastikan mesej WhatsApp itu dihantar.',
  sendingHere:
    'Kalendar kami tidak dapat dihubungi, jadi masa ini belum menjadi milik anda. Halaman ini terus mencuba dengan sendirinya selagi ia terbuka: jangan tutup dahulu, dan pastikan mesej WhatsApp itu dihantar.',
  blocked: 'Pelayar anda tidak membenarkan WhatsApp dibuka. Mesej anda sudah siap ditulis di sini:',
  chat: {
    heading: 'WhatsApp tidak terbuka?',
    headingBlocked: 'Mesej anda kepada kami',
    open: 'Buka WhatsApp',
    copy: 'Salin ringkasan',
    copied: 'Sudah disalin.',
    notCopied: 'Tidak dapat disalin. Sila pilih teks di bawah.',
    summary: 'Apa yang tertulis dalam mesej itu',
  },
  manage: {
    heading: 'Jika ada perubahan',
    text: 'Tukar masa atau batalkan panggilan selewat-lewatnya 2 jam sebelum ia bermula, melalui pautan peribadi anda (halaman dalam bahasa Inggeris). Pautan itu juga ada dalam entri kalendar.',
    textRequested:
      'Minta masa lain atau batalkan selewat-lewatnya 2 jam sebelum panggilan, melalui pautan peribadi anda (halaman dalam bahasa Inggeris).',
    open: 'Tukar masa atau batalkan',
    copy: 'Salin pautan',
    copied: 'Sudah disalin.',
    notCopied: 'Tidak dapat disalin. Buka halaman itu dan simpan alamatnya.',
  },
  next: {
    heading: 'Langkah seterusnya',
    steps: {
      first: 'Hantar mesej WhatsApp yang telah dibuka. Di situlah kami menghubungi anda.',
      blocked: 'Buka WhatsApp dan hantar mesej itu. Di situlah kami menghubungi anda.',
      email:
        'Buka pautan dalam e-mel kami dan sahkan panggilan. Masa itu menjadi milik anda jika masih kosong.',
      phone: 'Kami mengesahkan masanya dengan anda di WhatsApp.',
      video: 'Sebelum panggilan, kami menghantar pautan video kepada anda di WhatsApp yang sama.',
      videoEmail: 'Sebelum panggilan, anda menerima pautan video melalui e-mel atau di WhatsApp yang sama.',
      voice: 'Pada masa panggilan, kami menelefon anda.',
      proposal: 'Dalam masa 24 jam selepas panggilan, anda menerima cadangan bertulis dengan satu harga.',
    },
  },
  home: { label: 'Kembali ke halaman utama', to: '/ms' },
  another: 'Tempah panggilan lain',
} as const

export const malayCallTimeSummary = { visitorTime: 'Masa di tempat anda' } as const

export const malayCalendarCard = {
  heading: 'Tambah ke kalendar anda',
  text: 'Fail ini mengingatkan anda 1 jam dan 15 minit sebelum panggilan. Jika masanya ditukar, fail yang baharu mengemas kini entri itu.',
  google: 'Google Calendar',
  live: 'Outlook.com',
  office: 'Outlook untuk kerja',
  file: 'Muat turun .ics',
  fileName: 'panggilan.ics',
  later: 'Setelah masa ini ada dalam kalendar kami, anda boleh menambahnya ke kalendar anda di sini.',
} as const

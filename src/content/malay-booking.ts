/** The booking page's texts in Malay; its form is in English. Each has the shape of its English one.
 * 'e‑mel' has a non-breaking hyphen. */

/** Shown above the form. */
export const malayBooking =
  'Borang ini dalam bahasa Inggeris. Pengesahan dan peringatan untuk anda dalam bahasa Melayu.'

/** The success screen. */
export const malayConfirmation = {
  heading: 'Panggilan anda telah ditempah',
  headingSending: 'Permintaan anda selamat disimpan',
  stored: 'Masa ini milik anda. Orang lain tidak boleh menempahnya lagi.',
  email: (email: string) =>
    `E‑mel pengesahan dengan fail kalendar akan dihantar ke ${email}. Sila buka pautan di dalamnya supaya kami tahu e‑mel itu sampai kepada anda.`,
  requested: {
    text: 'Kami sudah menerima permintaan anda, tetapi masa ini belum ditempah untuk anda.',
    email: (email: string) =>
      `Kami menghantar e‑mel ke ${email}. Buka pautannya untuk mengesahkan panggilan: masa ini menjadi milik anda jika masih kosong.`,
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
    text: 'Tukar masa atau batalkan panggilan selewat-lewatnya 2 jam sebelum ia bermula, melalui pautan peribadi anda. Pautan itu juga ada dalam entri kalendar.',
    textRequested:
      'Minta masa lain atau batalkan selewat-lewatnya 2 jam sebelum panggilan, melalui pautan peribadi anda.',
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
        'Buka pautan dalam e‑mel kami dan sahkan panggilan. Masa itu menjadi milik anda jika masih kosong.',
      phone: 'Kami mengesahkan masanya dengan anda di WhatsApp.',
      video: 'Sebelum panggilan, kami menghantar pautan video kepada anda di WhatsApp yang sama.',
      videoEmail: 'Sebelum panggilan, anda menerima pautan video melalui e‑mel atau di WhatsApp yang sama.',
      voice: 'Pada masa panggilan, kami menelefon anda.',
      proposal: 'Dalam masa 24 jam selepas panggilan, anda menerima cadangan bertulis dengan satu harga.',
    },
  },
  home: { label: 'Kembali ke halaman utama', to: '/ms' },
  another: 'Tempah panggilan lain',
} as const

/** Shown on other pages about a resent booking. */
export const malayOutboxNotice = {
  stored: (when: string) => `Panggilan anda sudah ditempah: ${when}.`,
  requested: (when: string) =>
    `Kami sudah menerima permintaan anda untuk ${when}. Masa itu belum ditempah untuk anda.`,
  manage: 'Lihat panggilan',
  taken: (when: string) =>
    `Orang lain sudah menempah ${when}. Panggilan anda belum ada masanya; apa yang anda tulis masih disimpan.`,
  refused: (when: string) =>
    `Panggilan anda pada ${when} tidak dapat ditempah. Apa yang anda tulis masih disimpan.`,
  again: 'Pilih masa lain',
  dismiss: 'Tutup',
  discard: 'Buang permintaan ini',
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

/** The page for moving or cancelling a call. */
export const malayManage = {
  heading: 'Panggilan anda',
  unknown: { title: 'Pautan ini tidak berfungsi' },
  limited:
    'Terlalu banyak perubahan dibuat dari sini dalam masa yang singkat. Sila tunggu sebentar dan cuba lagi.',
  tooMany:
    'Anda, atau orang lain di syarikat atau rangkaian anda, sudah menempah beberapa panggilan dengan kami. Sila hantar mesej kepada kami di WhatsApp dan kita cari masa bersama.',
  greeting: (name: string) => `${name}, inilah panggilan yang anda tempah dengan kami.`,
  greetingRequested: (name: string) => `${name}, inilah panggilan yang anda minta daripada kami.`,
  status: {
    requested: 'Diminta',
    booked: 'Ditempah',
    cancelled: 'Dibatalkan',
    completed: 'Selesai',
    no_show: 'Terlepas',
    past: 'Sudah berlalu',
  },
  confirmed: 'Panggilan anda telah disahkan.',
  unconfirmed: {
    email:
      'Masa ini milik anda. Sila sahkan panggilan: pautan dalam e‑mel kami membawa anda ke butang pengesahan.',
    phone: 'Masa ini milik anda. Kami akan menghubungi anda di WhatsApp.',
  },
  requested: {
    email:
      'Masa ini belum ditempah untuk anda. Sahkan panggilan melalui pautan dalam e‑mel kami: masa ini menjadi milik anda jika masih kosong.',
    phone: 'Masa ini belum ditempah untuk anda. Kami mengesahkannya dengan anda di WhatsApp.',
  },
  confirm: {
    booked:
      'Masa ini milik anda. Sila sahkan panggilan supaya kami boleh menghantar e‑mel kepada anda jika ada perubahan.',
    requested:
      'Masa ini belum ditempah untuk anda. Sahkan panggilan, dan masa ini menjadi milik anda jika masih kosong.',
    button: 'Ya, sahkan panggilan saya',
    sending: 'Mengesahkan...',
    done: 'Terima kasih. Panggilan anda telah disahkan.',
  },
  video: 'Buka panggilan video',
  why: (reason: string) => `Penjelasan studio: ${reason}`,
  lost: 'Permintaan anda telah disahkan, tetapi masanya sudah diambil. Sila pilih masa lain di sini.',
  confirmFirst:
    'Hari itu sudah penuh dengan panggilan yang belum disahkan. Sila sahkan panggilan anda dahulu melalui pautan dalam e‑mel kami, atau pilih hari lain. Jika anda hanya memberi nombor telefon, hantar mesej kepada kami di WhatsApp.',
  lateRequested:
    'Masa yang anda minta bermula dalam masa kurang daripada 2 jam dan belum ditempah untuk anda. Hantar mesej kepada kami di WhatsApp dan kita cari masa lain.',
  late: 'Panggilan anda bermula dalam masa kurang daripada 2 jam, jadi ia tidak boleh diubah di sini lagi. Hantar mesej kepada kami di WhatsApp dan kita cari jalan.',
  over: 'Masa panggilan ini sudah berlalu. Jika kita terlepas, hantar mesej kepada kami di WhatsApp atau tempah panggilan lain.',
  cancelled: 'Panggilan ini telah dibatalkan. Jika anda masih mahu berbincang, tempah panggilan lain.',
  removeFile: {
    heading: 'Buang daripada kalendar anda',
    text: 'Buka fail ini untuk membuang panggilan daripada kalendar anda.',
    file: 'Muat turun pembatalan',
    fileName: 'panggilan-dibatalkan.ics',
  },
  another: { label: 'Tempah panggilan lain', to: '/book-a-call?lang=ms' },
  chat: 'Hantar mesej di WhatsApp',
  move: {
    heading: 'Tukar masa',
    unfold: 'Pilih hari atau masa lain',
    needed: 'Pilih hari dan masa.',
    submit: 'Tukar masa panggilan',
    sending: 'Menukar masa...',
    noDate: 'Sila pilih tarikh.',
    noTime: 'Sila pilih masa.',
    done: (when: string) => `Sudah ditukar. Panggilan anda kini pada ${when}.`,
    doneRequested: (when: string) => `Ditukar kepada ${when}. Masa itu juga belum ditempah untuk anda.`,
    doneEmail: 'Kami juga menghantar fail kalendar yang baharu melalui e‑mel.',
    same: 'Panggilan anda memang pada masa ini.',
    requested: {
      heading: 'Pilih masa lain',
      submit: 'Pilih masa ini',
      sending: 'Menyemak kalendar kami...',
      same: 'Anda sudah meminta masa ini.',
    },
  },
  cancel: {
    heading: 'Batalkan',
    text: 'Orang lain boleh menempah masa ini. Anda tidak perlu memberi sebab.',
    textRequested: 'Tiada masa yang ditempah untuknya. Anda tidak perlu memberi sebab.',
    open: 'Batalkan panggilan',
    ask: 'Batalkan panggilan ini?',
    confirm: 'Ya, batalkan',
    sending: 'Membatalkan...',
    keep: 'Jangan batalkan',
    done: 'Panggilan telah dibatalkan.',
  },
  unreachable: 'Kalendar kami tidak dapat dihubungi. Sila cuba lagi; tiada apa-apa berlaku dua kali.',
  rulesHeading: 'Apa yang boleh diubah',
  rules: [
    'Hari dan masa, selewat-lewatnya 2 jam sebelum panggilan.',
    'Peringatan turut berubah, dan berhenti apabila panggilan dibatalkan.',
    'Video atau suara, atau hal lain: hantar mesej kepada kami di WhatsApp.',
  ],
  greet: (studio: string, when: string) => `Hai ${studio}, ini tentang panggilan saya pada ${when}.`,
} as const

/** The choice of a day and a time on that page. */
export const malaySlots = {
  date: 'Tarikh pilihan',
  dateHelp: (days: number, shared: boolean) =>
    `Dari hari ini hingga ${days} hari lagi${shared ? '' : ', mengikut kalendar Malaysia'}.`,
  time: 'Masa pilihan',
  timeHelp: 'Waktu Malaysia. Satu panggilan mengambil masa 30 minit.',
  groups: { morning: 'Pagi', afternoon: 'Petang', outside: 'Di luar waktu siang anda' },
  yourTime: (time: string) => `${time} di tempat anda`,
  past: 'Sudah lepas',
  taken: 'Sudah ditempah',
  closed: 'Tidak ditawarkan',
  current: 'Panggilan anda kini',
  checking: 'Menyemak masa yang masih kosong...',
  unchecked:
    'Kami tidak dapat menyemak masa yang sudah ditempah. Pilih mana-mana: jika sudah diambil, kami beritahu serta-merta.',
  unknown:
    'Kalendar kami tidak dapat dihubungi, jadi kami tidak dapat menunjukkan masanya. Sila cuba lagi sebentar, atau beritahu kami di WhatsApp bila anda mahu berbincang.',
  closedDay: (reason: string) => `Tiada panggilan pada hari ini${reason && `: ${reason}`}.`,
  dayOver: 'Tiada masa lagi pada hari ini. Sila pilih hari lain.',
  nextFree: 'Masa kosong yang berikutnya:',
  converted: 'Dalam zon masa anda',
} as const

/** Why a call was not moved. */
export const malayRefusals = {
  taken: (when: string) => `Orang lain baru sahaja menempah ${when}.`,
  closed: (when: string) => `Kami tidak lagi menerima panggilan pada ${when}.`,
  chooseTime: 'Pilih salah satu masa kosong yang terdekat, atau masa lain.',
  chooseDay: 'Sila pilih hari lain.',
  looking: 'Mencari masa kosong yang terdekat...',
  slot_in_past: 'Masa itu sudah lepas. Sila pilih masa lain.',
  slot_invalid: 'Masa itu tidak boleh ditempah. Sila pilih salah satu masa yang ditawarkan.',
} as const

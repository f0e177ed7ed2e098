/** Texts of the Malay page. {placeholders} are facts, prices and claims of content/site.ts. */
export const malaySeo = {
  title: 'Laman web untuk perniagaan, dari {spark_price} | {studio}',
  description:
    'Laman web pantas dan jelas untuk PKS, firma guaman dan klinik di Malaysia. Dari {spark_price}, satu sebut harga dalam ringgit, tanpa caj tersembunyi.',
} as const

/** The prefilled chat message. */
export const malayGreeting = 'Hai {studio}, saya ingin bertanya tentang laman web untuk perniagaan saya.'

export const malayHero = {
  badge: 'Reka Bentuk & Pembangunan Web',
  headline: 'Laman web yang bekerja keras untuk anda.',
  description:
    'Kami mereka bentuk dan membina laman web yang pantas dan jelas untuk PKS, firma guaman dan klinik di Malaysia. Satu sebut harga dalam ringgit, tanpa caj tersembunyi.',
  action: 'Tanya Kami di WhatsApp',
  book: 'atau tempah panggilan',
  asides: ['30 minit, percuma, tanpa ikatan.', 'Panggilan dalam bahasa Melayu.'],
  stats: [
    { value: '{satisfaction}', label: 'pelanggan berpuas hati' },
    { value: '{retention}', label: 'pelanggan kekal bersama kami' },
    { value: '{success}', label: 'projek berjaya' },
    { value: '{uptime}', label: 'masa laman beroperasi' },
  ],
  showcase: {
    label: 'Apa yang kami bina',
    pause: 'Jeda',
    play: 'Main',
    tabs: [
      {
        title: 'Di hadapan',
        caption: 'Apa yang pelanggan anda lihat: jelas dan pantas pada mana-mana telefon.',
        alt: 'Halaman web yang ditenun sebagai kain songket: menu, tajuk, satu butang merah, bintang, tiga panel dan pinggir pucuk rebung.',
      },
      {
        title: 'Di belakang',
        caption: 'Borang, tempahan dan kandungan. Tidak kelihatan, tetapi segala-galanya bergantung padanya.',
        alt: 'Bahagian belakang kain yang sama, dengan benang yang membawa coraknya.',
      },
      {
        title: 'Reka bentuk',
        caption:
          'Satu set huruf, warna dan jarak, supaya halaman keempat puluh sepadan dengan halaman pertama.',
        alt: 'Pelan tenunan kain yang sama: petak-petak pada grid dua belas lajur.',
      },
    ],
  },
} as const

export const malayAudience = {
  heading: 'Keperluan firma guaman tidak sama dengan keperluan kedai.',
  law: {
    title: 'Firma guaman',
    text: 'Sebelum waktu makan tengah hari, bakal anak guam sudah membaca laman tiga firma. Laman anda patut menyebut nama peguam, bidang amalan dan yuran dalam minit pertama.',
    sample: [
      ['Peguam', 'Devan Nair'],
      ['Bidang', 'Pindah milik'],
      ['Yuran', 'Tetap'],
    ],
    link: { label: 'Untuk firma guaman (Inggeris)', to: '/services/law-firm' },
  },
  clinic: {
    title: 'Klinik',
    text: 'Waktu buka, doktor, panel insurans dan temu janji pada masa yang sesuai, tanpa perlu menelefon kaunter.',
    times: ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'],
    chosen: '10:00',
    link: { label: 'Untuk klinik (Inggeris)', to: '/services/medical-professional' },
  },
  shop: {
    title: 'Kedai dan PKS',
    text: 'Kedai anda tutup pukul enam. Laman web anda terus menjawab soalan, mengambil pesanan dan menghantarnya ke telefon anda.',
    link: { label: 'Untuk PKS (Inggeris)', to: '/services/sme-startup' },
  },
} as const

export const malayPrices = {
  heading: 'Harganya jelas sejak awal',
  text: 'Setiap laman web mendapat satu sebut harga bertulis. Selepas itu anda hanya membayar domain dan pengehosan sendiri, serta pelan penjagaan jika anda mahu.',
  items: [
    {
      name: 'Spark',
      from: 'Dari {spark_price}',
      text: 'Untuk perniagaan yang baru bermula. Beberapa halaman yang menerangkan apa yang anda tawarkan dan cara menghubungi anda.',
    },
    {
      name: 'Amplify',
      from: 'Dari {amplify_price}',
      text: 'Untuk perniagaan yang sedang berkembang. Satu halaman bagi setiap perkhidmatan, blog yang anda tulis sendiri, dan tempahan terus ke telefon anda.',
    },
    {
      name: 'Apex',
      from: 'Dari {apex_price}',
      text: 'Kedai dalam talian, ruang pelanggan dan sistem tersuai. Bayaran dengan kad, FPX dan e-dompet. Projek besar boleh mencecah {upper_price} atau lebih.',
    },
    {
      name: 'Pelan penjagaan',
      from: 'Dari {care_price} sebulan',
      text: 'Kemas kini, sandaran dan perubahan kecil. Tidak wajib, berjalan dari bulan ke bulan, dan boleh ditamatkan dengan notis 30 hari.',
    },
  ],
  action: { label: 'Bandingkan pakej (Inggeris)', to: '/pricing' },
} as const

export const malayProcess = {
  heading: 'Empat langkah, sentiasa mengikut turutan ini',
  text: 'Projek yang lebih besar mengikut turutan yang sama, cuma setiap langkah mengambil masa lebih lama.',
  steps: [
    {
      title: 'Kenali & rancang',
      text: 'Kami bertanya siapa pelanggan anda, apa yang mereka perlu tahu sebelum membuat keputusan, dan apa yang kurang pada laman lama anda.',
      bars: [1, 4],
    },
    {
      title: 'Reka bentuk & kandungan',
      text: 'Anda melihat halaman sebenar dengan ayat anda sendiri di dalamnya, bukan teks contoh.',
      bars: [4, 10],
    },
    {
      title: 'Pelancaran & SEO',
      text: 'Dipindahkan ke domain anda, diuji pada telefon yang perlahan, dan diserahkan kepada Google dengan tajuk dan peta laman yang teratur.',
      bars: [10, 14],
    },
    {
      title: 'Sokongan & pertumbuhan',
      text: 'Kami meneliti hasilnya bersama anda dan mengubah apa yang tidak berkesan. Pelan penjagaan tidak wajib.',
      bars: [14, 16],
      isOngoing: true,
    },
  ],
} as const

export const malayQuestions = {
  heading: 'Soalan yang selalu ditanya',
  items: [
    {
      question: 'Berapakah harga sebuah laman web?',
      answer:
        'Laman maklumat bermula dari {spark_price}. Kedai dalam talian dan sistem tersuai antara {apex_price} hingga {upper_price} atau lebih. Anda menerima satu harga bertulis untuk projek anda dalam masa 24 jam selepas panggilan.',
    },
    {
      question: 'Adakah caj tersembunyi?',
      answer:
        'Tidak. Sebut harga kami menyenaraikan semuanya. Selepas itu hanya ada domain dan pengehosan, yang anda bayar terus kepada penyedianya atas nama anda sendiri. Pelan penjagaan tidak wajib.',
    },
    {
      question: 'Bilakah saya perlu membayar?',
      answer:
        'Di bawah {apex_price}: 50% untuk bermula dan 50% sebelum pelancaran. Dari {apex_price} ke atas: 40% untuk bermula, 30% apabila reka bentuk diluluskan, 30% sebelum pelancaran. Bayar melalui pindahan bank atau DuitNow, dalam masa 14 hari selepas setiap invois.',
    },
    {
      question: 'Siapakah pemilik laman web itu nanti?',
      answer:
        'Anda, sebaik sahaja bayarannya selesai: reka bentuk, teks yang kami tulis untuk anda dan gambar yang kami hasilkan. Domain didaftarkan atas nama anda sejak hari pertama.',
    },
    {
      question: 'Adakah panggilan pertama percuma?',
      answer:
        'Ya. Tiga puluh minit melalui video atau telefon, tanpa sebarang ikatan. Anda tidak perlu membuat keputusan semasa panggilan itu.',
    },
    {
      question: 'Bolehkah kita berurusan dalam bahasa Melayu?',
      answer:
        'Boleh, di WhatsApp dan semasa panggilan. Jika anda menempah dari halaman ini, pengesahan dan peringatan juga dalam bahasa Melayu. Borang tempahan dan halaman lain di laman ini dalam bahasa Inggeris.',
    },
  ],
} as const

export const malayCall = {
  heading: 'Jom, kita bincang dulu.',
  text: 'Beritahu kami apa yang anda jual dan siapa pembelinya. Anda menerima cadangan bertulis dalam masa 24 jam selepas panggilan.',
  action: 'Hantar Mesej di WhatsApp',
  book: 'atau tempah panggilan',
  // Contains a non-breaking hyphen.
  note: 'Borang tempahan dalam bahasa Inggeris. Pengesahan, e‑mel dan panggilannya dalam bahasa Melayu.',
} as const

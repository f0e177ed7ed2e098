/**
 * Words that owners type to find their trade's page, in English and Malay, some misspelt; written
 * independently of niche_pages.search_words. A word is found if its trade is among the first three
 * suggestions. Keyed by the trade's slug.
 */
export const visitorSearches: Readonly<Record<string, readonly string[]>> = {
  'sme-startup': [
    'small business',
    'startup',
    'contractor',
    'printing shop',
    'bengkel',
    'perniagaan kecil',
    'syarikat',
    'kilang',
  ],
  'law-firm': [
    'lawyer',
    'solicitor',
    'legal',
    'conveyancing',
    'peguam',
    'guaman',

    'advocate',
    'laywer',
    'firma guaman',
  ],
  'accounting-firm': [
    'accountant',
    'bookkeeping',
    'tax agent',
    'auditor',
    'akauntan',
    'cukai',
    'payroll',

    'acountant',
    'juruaudit',
  ],
  'medical-professional': [
    'clinic',
    'dentist',
    'doctor',
    'klinik',
    'gigi',
    'physiotherapy',
    'GP',
    'doktor',

    'dentis',
    'optometrist',
    'pergigian',
  ],
  'financial-service': [
    'insurance',
    'financial planner',
    'takaful',
    'insurans',
    'unit trust',
    'loan',
    'wealth management',
    'pelaburan',
  ],
  hotel: ['hotel', 'resort', 'hostel', 'boutique hotel', 'penginapan', 'hotell'],
  'property-real-estate': [
    'property agent',
    'real estate',
    'house for sale',

    'hartanah',
    'ejen rumah',
    'condo',

    'REN',
    'propety',
  ],
  homestay: [
    'homestay',
    'airbnb',
    'vacation rental',
    'villa',
    'inap desa',
    'rumah tamu',
    'guesthouse',
    'holiday home',
    'rumah sewa harian',
  ],
  'beauty-cosmetics': [
    'salon',
    'spa',
    'hairdresser',
    'barber',
    'makeup',
    'skincare',
    'kecantikan',
    'kosmetik',
    'facial',
    'nail salon',
    'andaman',
    'tukang gunting',
  ],
  'e-commerce': [
    'shop',
    'online shop',
    'kedai',
    'kedai online',
    'sell online',
    'boutique',

    'tudung',
    'webstore',
  ],
  restaurant: [
    'cafe',
    'restaurant',
    'food',
    'kopitiam',
    'makan',
    'restoran',
    'bakery',
    'catering',
    'warung',
    'resturant',
    'kedai makan',
    'katering',
  ],
  education: [
    'school',
    'tuition',
    'tuisyen',
    'tadika',
    'kindergarten',
    'college',
    'sekolah',
    'training centre',
    'kelas mengaji',
    'music lessons',
    'tutor',
  ],
  'fitness-wellness': [
    'gym',
    'yoga',
    'personal trainer',
    'pilates',
    'gim',
    'senaman',
    'crossfit',

    'dance studio',
    'swimming',
  ],
}

/** Trades without a page, which get the nearest pages. */
export const unknownIndustries = ['undertaker', 'durian farm', 'church', 'zoo', 'kubur'] as const

/** Texts that contain a trade and a place, with the trade's page. */
export const industriesInPlaces: Readonly<Record<string, string>> = {
  'Dentist in Ipoh': 'medical-professional',
  'klinik di Taiping': 'medical-professional',
  'lawyer Penang': 'law-firm',
  'Johor Bahru tuition centre': 'education',
  'homestay dekat Melaka': 'homestay',
}

import type { Paper } from '@/components/sections/paper-hero'

/** What each trade writes on. To give an industry its paper, name it here; the others stand on a plain sheet. */
const papers: Readonly<Record<string, Paper>> = {
  'law-firm': 'pleading',
  'medical-professional': 'prescription',
  'accounting-firm': 'ledger',
  'financial-service': 'ledger',
  hotel: 'register',
  homestay: 'register',
  'sme-startup': 'awning',
  restaurant: 'awning',
  'e-commerce': 'awning',
  education: 'timetable',
  'fitness-wellness': 'timetable',
}

export const nichePaper = (slug: string): Paper => papers[slug] ?? 'plain'

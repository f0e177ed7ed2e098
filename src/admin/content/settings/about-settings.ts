import { adminPaths } from '@/admin/kit/paths'
import { defineSetting, openFactsHelp } from '@/admin/content/settings/define-setting'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { aboutDefaults } from '@/content/about'
import { aboutFounder, aboutNiches, aboutStory } from '@/content/settings'

const page = { to: '/about', label: 'About' }

/** The labels of the fields that every section has. */
const sectionLabels = (defaults: { title: string; content: readonly string[] }) => ({
  title: { label: 'Heading', placeholder: defaults.title },
  subtitle: { label: 'Line under the heading' },
  content: {
    label: 'Text',
    rows: 12,
    placeholder: defaults.content.join('\n\n'),
    help: `An empty line starts a new paragraph. You can use *italic*, **bold** and [links](https://…). ${openFactsHelp}`,
  },
})
const quote = { rows: 2 }

const story = defineSetting([aboutStory], {
  path: `${adminPaths.about}/story`,
  title: 'Story and vision',
  page,
  labels: { ...sectionLabels(aboutDefaults.story), quote: { ...quote, label: 'Quote' } },
})

const founder = defineSetting([aboutFounder], {
  path: `${adminPaths.about}/founder`,
  title: 'Founder',
  page,
  labels: {
    ...sectionLabels(aboutDefaults.founder),
    quote: { ...quote, label: 'Quote' },
    signature: {
      label: 'Signature',
      inRow: true,
      fields: { text: { label: 'Signed' }, name: { label: 'Name' }, title: { label: 'Title' } },
    },
    photo_url: {
      label: 'Portrait',
      help: 'Upright, 4 by 5. Shown beside the text, above the name.',
    },
    linkedin_url: { label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
  },
})

const niches = defineSetting([aboutNiches], {
  path: `${adminPaths.about}/trades`,
  title: 'Who the studio works for',
  page,
  labels: {
    ...sectionLabels(aboutDefaults.niche),
    testimonial: {
      label: 'What a client said',
      fields: {
        quote: { ...quote, label: 'Their words', rows: 3 },
        author: { label: 'Who they are' },
        is_sample: { label: 'An invented sample: the page says so', initially: false },
      },
    },
  },
})

/** The sections of the About page, one setting each. */
export const aboutPage = defineSettings({
  path: adminPaths.about,
  title: 'About page',
  lead: 'Three sections. An empty field shows the standard text.',
  tables: { about_settings: { one: 'section of the About page', many: 'About page' } },
  groups: [{ settings: [story, founder, niches] }],
})

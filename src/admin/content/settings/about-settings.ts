import { adminPaths } from '@/admin/kit/paths'
import { defineSetting, openFactsHelp } from '@/admin/content/settings/define-setting'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { aboutDefaults } from '@/content/about'
import { aboutFounder, aboutNiches, aboutStory } from '@/content/settings'

const page = { to: '/about', label: 'About' }

const sectionDetails = (defaults: { title: string; content: readonly string[] }) => ({
  title: { placeholder: defaults.title },
  content: {
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
  details: { ...sectionDetails(aboutDefaults.story), quote },
})

const founder = defineSetting([aboutFounder], {
  path: `${adminPaths.about}/founder`,
  title: 'Founder',
  page,
  details: {
    ...sectionDetails(aboutDefaults.founder),
    quote,
    signature: { inRow: true },
    photo_url: { help: 'Upright, 4 by 5. Shown beside the text, above the name.' },
    linkedin_url: { placeholder: 'https://www.linkedin.com/in/…' },
  },
})

const niches = defineSetting([aboutNiches], {
  path: `${adminPaths.about}/trades`,
  title: 'Who the studio works for',
  page,
  details: {
    ...sectionDetails(aboutDefaults.niche),
    testimonial: { fields: { quote: { rows: 3 } } },
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

import type { Path, UseFormReturn } from 'react-hook-form'
import {
  aboutForm,
  aboutSchema,
  aboutSections,
  aboutValue,
  type AboutForm,
  type AboutPart,
} from '@/admin/content/about/about-sections'
import { TextField } from '@/admin/kit/form/text-field'
import { PictureField } from '@/admin/kit/pictures/picture-field'
import { defineSetting } from '@/admin/content/settings/setting'
import { defineSettings } from '@/admin/content/settings/settings-screen'
import { aboutDefaults } from '@/content/about'

const defaults: Readonly<Record<string, { title: string; content: readonly string[] }>> = {
  story_vision_section: aboutDefaults.story,
  founder_profile_section: aboutDefaults.founder,
  niche_focus_section: aboutDefaults.niche,
}

/** The sections of the About page, each a setting of its own. */
export const aboutPage = defineSettings({
  path: '/admin/about',
  title: 'About page',
  lead: 'Three sections. What is left empty shows the page’s own words.',
  tables: { about_settings: { one: 'section of the About page', many: 'About page' } },
  groups: [
    {
      settings: aboutSections.map(({ key, address, heading, parts }) =>
        defineSetting<AboutForm>({
          path: `/admin/about/${address}`,
          title: heading,
          noun: 'section',
          table: 'about_settings',
          key,
          page: { to: '/about', label: 'About' },
          schema: aboutSchema,
          read: aboutForm,
          write: (form, stored) => aboutValue(stored, form, parts),
          says: (value) => aboutForm(value).title,
          labels: {
            title: 'Heading',
            subtitle: 'Line under the heading',
            content: 'Text',
            quote: 'Quote',
            picture: 'Picture',
            linkedin_url: 'LinkedIn',
            signature: 'Signature',
            testimonial: 'What a client said',
          },
          Fields: ({ form }) =>
            parts.map((part) => <Part key={part} part={part} form={form} page={defaults[key]} />),
        }),
      ),
    },
  ],
})

interface PartProps {
  part: AboutPart
  form: UseFormReturn<AboutForm>
  /** What the page says by itself. */
  page?: { title: string; content: readonly string[] }
}

function Part({ part, form, page }: PartProps) {
  const text = (name: Path<AboutForm>, label: string, rows?: number) => (
    <TextField form={form} name={name} label={label} rows={rows} />
  )
  switch (part) {
    case 'title':
      return <TextField form={form} name="title" label="Heading" placeholder={page?.title} />
    case 'subtitle':
      return text('subtitle', 'Line under the heading')
    case 'content':
      return (
        <TextField
          form={form}
          name="content"
          label="Text"
          rows={12}
          placeholder={page?.content.join('\n\n')}
          help="An empty line starts a new paragraph. *Italic*, **bold** and [links](https://…) are known."
        />
      )
    case 'quote':
      return text('quote', 'Quote', 2)
    case 'photo_url':
      return (
        <PictureField
          label="Portrait"
          help="Upright, 4 by 5. It stands beside the letter, above the name."
          described={false}
          value={form.watch('picture')}
          error={form.formState.errors.picture?.url?.message}
          onChange={(picture) => form.setValue('picture', picture, { shouldDirty: true, shouldTouch: true })}
        />
      )
    case 'linkedin_url':
      return (
        <TextField
          form={form}
          name="linkedin_url"
          label="LinkedIn"
          inputMode="url"
          placeholder="https://www.linkedin.com/in/…"
        />
      )
    case 'signature':
      return (
        <fieldset className="editor-group">
          <legend>Signature</legend>
          <div className="grid gap-5 md:grid-cols-3">
            {text('signature.text', 'Signed')}
            {text('signature.name', 'Name')}
            {text('signature.title', 'Title')}
          </div>
        </fieldset>
      )
    case 'testimonial':
      return (
        <fieldset className="editor-group">
          <legend>What a client said</legend>
          <div className="grid gap-5">
            {text('testimonial.quote', 'Their words', 3)}
            {text('testimonial.author', 'Who they are')}
          </div>
        </fieldset>
      )
  }
}

import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { read } from '@/admin/kit/api/read'
import { categoryChoices } from '@/admin/content/projects/category-choices'
import { nicheChoices } from '@/admin/content/niches/niche-choices'
import { SelectField } from '@/admin/kit/form/select-field'
import { ListField } from '@/admin/kit/form/list-field'
import { TextField } from '@/admin/kit/form/text-field'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import { ImageField } from '@/admin/kit/images/image-field'
import {
  emptyImage,
  longestProjectSlug,
  packageTypes,
  statusNames,
  stepChoices,
  type ProjectForm,
  type ProjectRow,
} from '@/admin/content/projects/project-schema'
import type { RecordHandle } from '@/admin/kit/record/record'
import { SlugField } from '@/admin/kit/form/slug-field'
import { CheckboxField } from '@/admin/kit/form/checkbox-field'
import { FieldGroup } from '@/admin/kit/form/field-group'
import { TextLink } from '@/components/ui/site-link'
import { featuredCount } from '@/content/portfolio'
import { supabase } from '@/lib/supabase'

type Handle = RecordHandle<ProjectRow, ProjectForm>

/** The fields of a project that visitors see. */
export function ProjectFields({ form, stored }: Handle) {
  return (
    <>
      <TextField form={form} name="title" wraps />
      <SlugField
        form={form}
        from="title"
        fixed={stored !== undefined}
        isPublic={stored?.is_active}
        prefix="/portfolio/"
        longest={longestProjectSlug}
        help="The last part of its page’s address. It stays the same when the title changes."
      />
      <TextField
        form={form}
        name="description"
        rows={3}
        help="On its card, on its page and in search results."
      />
      <ImageField
        form={form}
        name="image"
        help="4 by 3 is shown whole; other shapes are cropped to the middle."
      />
      <ListField
        form={form}
        name="images"
        label="More images"
        one="image"
        help="Shown whole on the project’s page, in this order."
        empty={emptyImage}
      >
        {(index) => <ImageField form={form} name={`images.${index}`} label={`Image ${index + 1}`} />}
      </ListField>
      <FieldGroup legend="Case study">
        <div className="grid gap-6">
          <TextField form={form} name="client_description_anonymized" rows={2} />
          <TextField form={form} name="case_narrative_summary" rows={4} />
          <MarkdownField
            form={form}
            name="case_study"
            help="Each heading begins a section. An image on a line of its own is placed beside the text if it is tall, else where you put it. Shown for live projects and concepts."
          />
        </div>
      </FieldGroup>
    </>
  )
}

/** The status, categories and visibility of a project. */
export function ProjectAside(handle: Handle) {
  const { form, stored } = handle
  const categories = useQuery(categoryChoices)
  const niches = useQuery(nicheChoices)
  return (
    <>
      <SelectField
        form={form}
        name="status"
        choices={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
      />
      {form.watch('status') === 'in_progress' && (
        <>
          <SelectField form={form} name="steps_done" choices={stepChoices} />
          <TextField form={form} name="testing_on" type="date" />
          <TextField
            form={form}
            name="launch_on"
            type="date"
            help="Its page shows these dates while they are in the future."
          />
        </>
      )}
      <TextField
        form={form}
        name="project_url"
        inputMode="url"
        help="‘View Live Site’ leads here once it is live."
      />
      <TextField form={form} name="bolt_project_id" help="The id of its build in Bolt. Only you see it." />
      <SelectField
        form={form}
        name="package_type"
        choices={packageTypes.map((value) => ({ value, label: value }))}
      />
      <SelectField
        form={form}
        name="package_category"
        choices={categories.data?.packages}
        failed={categories.isError}
        none="None"
      />
      <SelectField
        form={form}
        name="industry_category"
        choices={categories.data?.industries}
        failed={categories.isError}
        none="None"
      />
      <SelectField
        form={form}
        name="niche_identifier"
        choices={niches.data}
        failed={niches.isError}
        none="None"
      />
      <TextField form={form} name="tech_stack" rows={4} help="One on each line." />
      <TextField form={form} name="industry_tags" rows={3} help="One on each line." />
      <div className="grid">
        <CheckboxField form={form} name="is_active" label="Show it on the website" />
        <CheckboxField
          form={form}
          name="is_featured_homepage"
          label="Show it on Home (the first three only)"
        />
        <HomeNote {...handle} />
        <CheckboxField form={form} name="is_sample" label="An invented sample: its page says so" />
      </div>
      {stored?.is_active && (
        <p>
          <TextLink to={`/portfolio/${stored.slug}`}>See its page</TextLink>
        </p>
      )}
    </>
  )
}

/** A note before saving if Home will not show a project that is featured there. */
function HomeNote({ form, id, stored }: Handle) {
  const [isFeatured, isActive] = useWatch({
    control: form.control,
    name: ['is_featured_homepage', 'is_active'],
  })
  const others = useQuery({
    queryKey: ['admin', 'featured-projects', id],
    queryFn: ({ signal }) => {
      const featured = supabase.from('portfolio_projects').select('title, display_order')
      const shown = featured.eq('is_active', true).eq('is_featured_homepage', true).neq('id', id)
      return read(shown.order('display_order').limit(featuredCount), signal)
    },
    enabled: isFeatured,
  })
  if (!isFeatured) return null
  const before = (others.data ?? []).filter(
    ({ display_order: place }) => !stored || place < stored.display_order,
  )
  const note = !isActive
    ? 'Home does not show it while it is hidden from the website.'
    : before.length >= featuredCount
      ? `Home shows three projects, and these come first: ${before.map(({ title }) => title).join(', ')}. Change the order of the projects to show this one.`
      : others.data && others.data.length < featuredCount - 1
        ? 'Home shows the newest live projects until three are chosen here.'
        : ''
  return (
    <p role="status" className="mt-1 text-small empty:hidden">
      {note}
    </p>
  )
}

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { AboutParts } from '@/admin/about/about-parts'
import { saveAbout } from '@/admin/about/about-query'
import {
  aboutForm,
  aboutSchema,
  aboutValue,
  type AboutForm,
  type AboutPart,
} from '@/admin/about/about-sections'
import { saveFailure } from '@/admin/record/save-failure'
import { malaysiaTime } from '@/admin/malaysia-time'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { DraftIcon } from '@/components/ui/draft-icon'
import type { Json } from '@/lib/database.types'

interface AboutSectionFormProps {
  section: { key: string; heading: string; parts: readonly AboutPart[] }
  /** As it is stored now; absent when it was never written. */
  stored: Json | undefined
}

/** One section, saved on its own. */
export function AboutSectionForm({ section, stored }: AboutSectionFormProps) {
  const queryClient = useQueryClient()
  const form = useForm<AboutForm>({
    resolver: valibotResolver(aboutSchema),
    defaultValues: aboutForm(stored),
  })
  const save = useMutation({
    mutationFn: (written: AboutForm) => saveAbout(section.key, aboutValue(stored, written, section.parts)),
    onSuccess: async (_, written) => {
      form.reset(written)
      await queryClient.invalidateQueries({ queryKey: ['admin', 'about'] })
    },
  })
  const { isDirty, isSubmitting } = form.formState
  const headingId = `${section.key}-heading`
  return (
    <form
      className="editor about-section"
      aria-labelledby={headingId}
      noValidate
      onSubmit={form.handleSubmit((written) => save.mutateAsync(written).catch(() => undefined))}
    >
      <h2 className="text-h3" id={headingId}>
        {section.heading}
      </h2>
      <div className="editor-main">
        {save.isError && (
          <Banner>
            <p>{saveFailure(save.error, 'section')}</p>
          </Banner>
        )}
        <AboutParts form={form} parts={section.parts} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
            Save {section.heading.toLowerCase()}
          </Button>
          <p role="status" className="flex items-center gap-2 text-small">
            {save.isSuccess && !isDirty && (
              <span className="inline-flex items-center gap-2 text-pandan">
                <DraftIcon name="check" />
                Saved at {malaysiaTime(new Date(save.submittedAt))}
              </span>
            )}
            {isDirty && !isSubmitting && 'Not saved yet'}
          </p>
        </div>
      </div>
    </form>
  )
}

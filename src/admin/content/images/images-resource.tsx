import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { field, requiredText } from '@/admin/kit/form/text-schema'
import { TextField } from '@/admin/kit/form/text-field'
import { malaysiaDateTime } from '@/lib/dates'
import { FocalPoint } from '@/admin/content/images/focal-point'
import { LoadFailed } from '@/admin/kit/screen/load-failed'
import { adminPaths } from '@/admin/kit/paths'
import { NamedImage } from '@/admin/kit/images/named-image'
import { fileSize, imageUsesQuery, removeImage, type StoredImage } from '@/admin/kit/images/image-store'
import { columnsOf } from '@/admin/kit/record/complete-form'
import type { RecordHandle } from '@/admin/kit/record/record'
import { useRegistry } from '@/admin/kit/registry/registry'
import { defineResource } from '@/admin/kit/resource/define-resource'
import { UploadPanel } from '@/admin/kit/images/upload-panel'
import { Screen } from '@/admin/kit/screen/screen'
import { TextButtonLink } from '@/admin/kit/screen/text-button'
import { toasts } from '@/admin/kit/screen/toast-store'
import { ButtonLink } from '@/components/ui/button'

const schema = v.object({
  alt: field('What it shows', requiredText('Say what the image shows', 300)),
  focal_x: field('Focal point from the left', v.number()),
  focal_y: field('Focal point from the top', v.number()),
})
type ImageForm = v.InferInput<typeof schema>

const fields = columnsOf(schema, 'created_at', 'url', 'width', 'height', 'bytes', 'placeholder')

export const images = defineResource<StoredImage, StoredImage, typeof schema>({
  name: 'images',
  path: adminPaths.images,
  table: 'images',
  names: { title: 'Images', one: 'image', many: 'images' },
  rowLabel: ({ alt }) => alt,
  // The files are deleted too, so there is no undo.
  deletable: false,
  restorable: 'changes',
  create: {
    label: 'Add an image',
    keywords: 'upload new image photo',
    Screen: NewImageScreen,
  },
  list: {
    lead: 'Everything that was uploaded, to use on any page.',
    fields,
    search: { columns: ['alt'], label: 'Search descriptions' },
    columns: [
      {
        id: 'alt',
        header: 'What it shows',
        kind: 'main',
        sortBy: 'alt',
        cell: ({ url, alt }) => <NamedImage url={url} name={alt} />,
      },
      {
        id: 'size',
        header: 'Size',
        kind: 'number',
        cell: ({ width, height }) => `${width} by ${height} px`,
      },
      {
        id: 'bytes',
        header: 'File size',
        kind: 'number',
        sortBy: 'bytes',
        cell: ({ bytes }) => fileSize(bytes),
      },
      {
        id: 'added',
        header: 'Added (MYT)',
        kind: 'number',
        sortBy: 'created_at',
        cell: (row) => malaysiaDateTime(row.created_at),
      },
    ],
    defaultSort: { id: 'added', descending: true },
    actions: [
      {
        label: () => 'Delete',
        confirm: ({ alt }) => ({
          title: 'Delete this image?',
          text: `“${alt}” and its files are deleted for good. An image that a page shows is kept.`,
          button: 'Delete image',
        }),
        run: async (image) => {
          await removeImage(image)
          return `“${image.alt}” is deleted.`
        },
      },
    ],
    empty: { title: 'No images yet', text: 'Add one here, or while editing a project or an article.' },
  },
  form: {
    fields,
    schema,
    empty: () => ({ focal_x: 50, focal_y: 50 }),
    Fields: ImageFields,
    Aside: ImageUses,
  },
})

function ImageFields({ form, stored }: RecordHandle<StoredImage, ImageForm>) {
  return (
    <>
      {stored && <FocalPoint image={stored} form={form} />}
      <TextField form={form} name="alt" help="Pages that already use it keep their own description." />
    </>
  )
}

/** The places that use the image. */
function ImageUses({ id }: RecordHandle<StoredImage, ImageForm>) {
  const uses = useQuery(imageUsesQuery(id))
  const { labelsOf, rowLabel, rowPath } = useRegistry()
  return (
    <section aria-label="Used on">
      <h2 className="mb-2 text-h4">Used on</h2>
      <LoadFailed query={uses} what="This" />
      {uses.data?.length === 0 ? (
        <p className="text-ink-2">Not used yet.</p>
      ) : (
        <ul className="grid gap-2">
          {uses.data?.map(({ table_name: table, row_id: row, title }) => {
            const path = rowPath(table, row, title)
            const label = rowLabel(table, title)
            return (
              <li key={row}>
                {path ? <TextButtonLink to={path}>{label}</TextButtonLink> : label}
                <span className="block text-small text-ink-2">{labelsOf(table).one}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The screen that uploads images to the library, one after the other. */
function NewImageScreen() {
  return (
    <Screen
      title="Add an image"
      tools={
        <ButtonLink to={adminPaths.images} variant="line" size="small">
          All images
        </ButtonLink>
      }
    >
      <div className="max-w-[52rem]">
        <UploadPanel
          button="Add to the library"
          onStored={({ alt }) => toasts.show({ tone: 'success', text: `“${alt}” is in the library now.` })}
        />
      </div>
    </Screen>
  )
}

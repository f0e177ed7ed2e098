import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { TextField } from '@/admin/kit/form/text-field'
import { malaysiaDateTime } from '@/lib/dates'
import { NamedPicture } from '@/admin/kit/pictures/named-picture'
import { fileSize, pictureUsesQuery, removePicture, type Picture } from '@/admin/kit/pictures/picture-store'
import type { RecordHandle } from '@/admin/kit/record/record'
import { NewPictureScreen } from '@/admin/content/pictures/new-picture-screen'
import { useRegistry } from '@/admin/kit/registry/registry'
import { defineResource } from '@/admin/kit/resource/define-resource'

const fields = [
  'id',
  'updated_at',
  'created_at',
  'url',
  'width',
  'height',
  'alt',
  'bytes',
  'placeholder',
] as const

const schema = v.object({
  alt: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Say what the picture shows'),
    v.maxLength(300, 'Keep it under 301 characters'),
  ),
})
type PictureForm = v.InferOutput<typeof schema>

export const pictures = defineResource<Picture, Picture, PictureForm>({
  name: 'pictures',
  path: '/admin/pictures',
  table: 'pictures',
  names: { title: 'Pictures', one: 'picture', many: 'pictures' },
  rowLabel: ({ alt }) => alt,
  // Its files go with it: there is no undo.
  deletable: false,
  create: {
    label: 'Add a picture',
    keywords: 'upload new image photo',
    Screen: NewPictureScreen,
  },
  list: {
    lead: 'Everything that was uploaded, to use on any page.',
    fields,
    search: { columns: ['alt'], label: 'Search what pictures show' },
    columns: [
      {
        id: 'alt',
        header: 'What it shows',
        kind: 'main',
        sortBy: 'alt',
        cell: ({ url, alt }) => <NamedPicture url={url} name={alt} />,
      },
      {
        id: 'size',
        header: 'Size',
        kind: 'number',
        cell: ({ width, height }) => `${width} by ${height} px`,
      },
      {
        id: 'bytes',
        header: 'Weight',
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
        id: 'delete',
        label: () => 'Delete',
        subject: ({ alt }) => alt,
        confirm: ({ alt }) => ({
          title: 'Delete this picture?',
          text: `“${alt}” and its files will be gone. This cannot be undone. A picture that a page shows is kept.`,
          button: 'Delete picture',
        }),
        run: async (picture) => {
          await removePicture(picture)
          return `“${picture.alt}” is deleted.`
        },
      },
    ],
    empty: { title: 'No pictures yet', text: 'Add one here, or from the form of a project or an article.' },
  },
  form: {
    fields,
    schema,
    empty: () => ({ alt: '' }),
    toForm: ({ alt }) => ({ alt }),
    toRow: (form) => form,
    labels: { alt: 'What it shows' },
    Fields: PictureFields,
    Aside: PictureUses,
  },
})

function PictureFields({ form, stored }: RecordHandle<Picture, PictureForm>) {
  return (
    <>
      {stored && (
        <img
          src={stored.url}
          alt=""
          width={stored.width}
          height={stored.height}
          className="max-h-[32rem] w-auto max-w-full object-contain"
        />
      )}
      <TextField
        form={form}
        name="alt"
        label="What it shows"
        help="Pages that use it already keep the words they have."
      />
    </>
  )
}

/** Where the picture stands now. */
function PictureUses({ id }: RecordHandle<Picture, PictureForm>) {
  const uses = useQuery(pictureUsesQuery(id))
  const { rowPath, tables } = useRegistry()
  const pathOf = (kind: string, row: string) => {
    const table = [...tables].find(([, { one }]) => one === kind)?.[0]
    return table && rowPath(table, row)
  }
  return (
    <section aria-label="Where it stands">
      <h2 className="mb-2 text-h4">Where it stands</h2>
      {uses.isError ? (
        <p>That could not be found out. {uses.error.message}</p>
      ) : uses.data?.length === 0 ? (
        <p className="text-ink-2">On no page yet.</p>
      ) : (
        <ul className="grid gap-2">
          {uses.data?.map(({ place: kind, row_id: row, title }) => {
            const path = pathOf(kind, row)
            return (
              <li key={row}>
                {path ? (
                  <Link to={path} className="quiet-action">
                    {title}
                  </Link>
                ) : (
                  title
                )}
                <span className="block text-small text-ink-2">{kind}</span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

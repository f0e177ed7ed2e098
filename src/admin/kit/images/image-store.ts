import { queryOptions } from '@tanstack/react-query'
import { ApiError, assertAnswered, assertChanged } from '@/admin/kit/api/api-error'
import { read, readAnswer } from '@/admin/kit/api/read'
import type { PreparedImage } from '@/admin/kit/images/prepare-image'
import { searchCondition } from '@/admin/kit/api/search-condition'
import type { Tables } from '@/lib/database.types'
import { readImageUrl, siblingWidths } from '@/lib/image-url'
import { supabase } from '@/lib/supabase'

export type StoredImage = Pick<
  Tables<'images'>,
  | 'id'
  | 'url'
  | 'width'
  | 'height'
  | 'alt'
  | 'bytes'
  | 'placeholder'
  | 'focal_x'
  | 'focal_y'
  | 'created_at'
  | 'updated_at'
>
const fields = 'id, url, width, height, alt, bytes, placeholder, focal_x, focal_y, created_at, updated_at'

/** Bytes in units: '312 KB', '1.4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

const bucket = () => supabase.storage.from('images')

/** The URL for pages: a path if the storage has the site's origin, otherwise a full URL. */
function addressOf(file: string): string {
  const { publicUrl } = bucket().getPublicUrl(file).data
  const origin = `${window.location.origin}/`
  return publicUrl.startsWith(origin) ? publicUrl.slice(origin.length - 1) : publicUrl
}

/**
 * Uploads the files and adds the image to the library. Can be retried with the same image after a failure:
 * files that were already uploaded are replaced. Throws ApiError.
 */
export async function storeImage(
  { id, files, width, height, placeholder }: PreparedImage,
  alt: string,
): Promise<StoredImage> {
  for (const { name, blob } of files) {
    const { error } = await bucket().upload(`${id}/${name}`, blob, {
      contentType: blob.type,
      cacheControl: '31536000',
      upsert: true,
    })
    if (error) {
      const status = Number((error as { status?: number }).status ?? 0)
      throw new ApiError(
        status ? `The storage said: ${error.message}.` : 'The server could not be reached.',
        '',
        status,
      )
    }
  }
  const whole = files.at(-1)
  const url = addressOf(`${id}/${whole?.name}`)
  const image = { id, url, width, height, alt, bytes: whole?.blob.size ?? 0, placeholder }
  const answer = await supabase.from('images').upsert(image, { onConflict: 'id' }).select(fields).single()
  assertAnswered(answer)
  return answer.data as StoredImage
}

/** Where an image is used. Throws ApiError. */
export const imageUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'images', 'uses', id],
    queryFn: ({ signal }) => read(supabase.rpc('image_uses', { image: id }), signal),
    staleTime: 0,
  })

/** Removes an image from the library, then its files. Throws ApiError, also if a page still uses it. */
export async function removeImage({ id, url }: Pick<StoredImage, 'id' | 'url'>): Promise<void> {
  const answer = await supabase.from('images').delete().eq('id', id).select('id')
  if (answer.error?.message.includes('image_in_use')) {
    const where = answer.error.details ? ` It is used in “${answer.error.details}”.` : ''
    throw new ApiError(
      `A page still shows this image, so it was kept.${where}`,
      answer.error.code,
      answer.status,
    )
  }
  assertChanged(answer)
  const image = readImageUrl(url)
  const name = url.split('/').at(-1)
  const siblings = siblingWidths.map((width) => `${width}.${image?.format}`)
  // A file that cannot be removed is harmless: nothing refers to it any more.
  await bucket().remove([name, ...siblings].map((file) => `${id}/${file}`))
}

export const libraryPage = 24

/** The newest images whose text contains `search`. Throws ApiError. */
export const libraryQuery = (search: string, shown: number) =>
  queryOptions({
    queryKey: ['admin', 'images', 'library', search, shown],
    queryFn: async ({ signal }): Promise<{ images: StoredImage[]; total: number }> => {
      const condition = searchCondition(['alt'], search)
      const all = supabase.from('images').select(fields, { count: 'exact' })
      const found = (condition ? all.or(condition) : all)
        .order('created_at', { ascending: false })
        .order('id')
        .range(0, shown - 1)
      const { data, count } = await readAnswer(found, signal)
      return { images: data, total: count ?? 0 }
    },
  })

import { amount } from '@/admin/kit/format/amount'
import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { libraryPage, libraryQuery, type StoredImage } from '@/admin/kit/images/image-store'
import { UploadPanel, uploadKey } from '@/admin/kit/images/upload-panel'
import { TitledDialog } from '@/admin/kit/screen/titled-dialog'
import { SearchBox } from '@/admin/kit/screen/search-box'
import { Button } from '@/components/ui/button'
import { Loaded } from '@/admin/kit/screen/loaded'
import { smallImage } from '@/lib/image-url'

interface ImageDialogProps {
  open: boolean
  /** The URL of the current image. */
  current: string
  /** A pasted or dropped image to upload. */
  file?: Blob
  onChoose: (image: StoredImage) => void
  onClose: () => void
}

/**
 * Uploads a new image or picks one from the library. An image chosen but not yet sent is kept when the dialog
 * is reopened.
 */
export function ImageDialog({ open, current, file, onChoose, onClose }: ImageDialogProps) {
  const id = useId()
  const isSending = useIsMutating({ mutationKey: uploadKey }) > 0
  // Rendered outside its form: nested forms are invalid, and Enter would submit the outer one.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the search's submit from the form
    <div onSubmit={(event) => event.stopPropagation()}>
      <TitledDialog title="Choose an image" open={open} locked={isSending} onClose={onClose}>
        <div className="text-base">
          <UploadPanel button="Use this image" file={file} onStored={onChoose}>
            {open && (
              <section aria-labelledby={`${id}-library`} className="mt-3 border-t-2 border-ink pt-5">
                <h3 id={`${id}-library`} className="mb-3 text-h4">
                  From the library
                </h3>
                <ImageLibrary current={current} onChoose={onChoose} />
              </section>
            )}
          </UploadPanel>
        </div>
      </TitledDialog>
    </div>,
    document.body,
  )
}

interface ImageLibraryProps {
  current: string
  onChoose: (image: StoredImage) => void
}

/** All images, newest first, to pick from. */
function ImageLibrary({ current, onChoose }: ImageLibraryProps) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(libraryPage)
  const library = useQuery({ ...libraryQuery(search, shown), placeholderData: keepPreviousData })
  return (
    <Loaded query={library} noun="the library">
      {({ images, total }) =>
        total === 0 && !search ? (
          <p className="text-ink-2">No images yet. Add the first one above.</p>
        ) : (
          <>
            <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <SearchBox
                label="Search descriptions"
                text={search}
                onSearch={(text) => {
                  setSearch(text)
                  setShown(libraryPage)
                }}
              />
              <p role="status" className="text-ink-2">
                {amount(total, 'image', 'images')}
              </p>
            </div>
            {total === 0 && <p>No image matches “{search}”. Try another word.</p>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-5">
              {images.map((image) => (
                <li key={image.id}>
                  <button
                    type="button"
                    className="group block w-full text-left"
                    aria-label={`Use ${image.alt}`}
                    aria-pressed={image.url === current.split('#')[0]}
                    onClick={() => onChoose(image)}
                  >
                    <img
                      src={smallImage(image.url)}
                      alt=""
                      width={image.width}
                      height={image.height}
                      loading="lazy"
                      decoding="async"
                      className="aspect-4/3 h-auto w-full bg-sunk bg-cover bg-center object-cover outline-offset-2 outline-ink group-hover:outline-3 group-aria-pressed:outline-3"
                      style={
                        image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined
                      }
                    />
                    <span className="mt-2 line-clamp-2 text-small leading-[1.35]">{image.alt}</span>
                  </button>
                </li>
              ))}
            </ul>
            {images.length < total && (
              <Button
                variant="line"
                size="small"
                className="mt-5"
                busy={library.isFetching}
                busyLabel="Loading..."
                onClick={() => setShown((now) => now + libraryPage)}
              >
                Show more
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

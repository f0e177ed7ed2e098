import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { libraryPage, libraryQuery, type Picture } from '@/admin/kit/pictures/picture-store'
import { SearchBox } from '@/admin/kit/screen/search-box'
import { Button } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { smallPicture } from '@/lib/picture-address'

interface PictureLibraryProps {
  /** The picture in use now, by its address. */
  current: string
  onChoose: (picture: Picture) => void
}

/** Every picture there is, newest first, to take one of. */
export function PictureLibrary({ current, onChoose }: PictureLibraryProps) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(libraryPage)
  const library = useQuery({ ...libraryQuery(search, shown), placeholderData: keepPreviousData })
  const pictures = library.data?.pictures ?? []
  const total = library.data?.total ?? 0

  if (library.isPending) return <LoadingPanel label="Loading the library..." className="py-8" />
  if (library.isError && !library.data) {
    return (
      <StatePanel
        kind="failed"
        title="Unable to load the library"
        text={library.error.message}
        action={<Button onClick={() => void library.refetch()}>Try Again</Button>}
      />
    )
  }
  if (total === 0 && !search) {
    return (
      <p className="text-ink-2">No picture has been added yet. The first one above begins the library.</p>
    )
  }
  return (
    <>
      <div className="list-line">
        <SearchBox
          label="Search what pictures show"
          text={search}
          onSearch={(text) => {
            setSearch(text)
            setShown(libraryPage)
          }}
        />
        <p role="status" className="text-ink-2">
          {total === 1 ? '1 picture' : `${total} pictures`}
        </p>
      </div>
      {total === 0 && <p>No picture shows “{search}”. Search for another word of its description.</p>}
      <ul className="picture-grid">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className="picture-tile"
              aria-label={`Use ${picture.alt}`}
              aria-pressed={picture.url === current}
              onClick={() => onChoose(picture)}
            >
              <img
                src={smallPicture(picture.url)}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
                style={picture.placeholder ? { backgroundImage: `url("${picture.placeholder}")` } : undefined}
              />
              <span className="picture-tile-words">{picture.alt}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures.length < total && (
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

import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Picture } from '@/admin/kit/pictures/picture-store'
import { UploadPanel } from '@/admin/kit/pictures/upload-panel'
import { usePictureUpload } from '@/admin/kit/pictures/use-picture-upload'
import { useRegistry } from '@/admin/kit/registry/registry'
import { Screen } from '@/admin/kit/screen/screen'
import { ButtonLink } from '@/components/ui/button'
import { smallPicture } from '@/lib/picture-address'

/** Pictures into the library, one after the other. */
export function NewPictureScreen() {
  const { listPath, rowPath } = useRegistry()
  const [added, setAdded] = useState<readonly Picture[]>([])
  const state = usePictureUpload((picture) => setAdded((before) => [picture, ...before]))
  return (
    <Screen
      title="Add a picture"
      tools={
        <ButtonLink to={listPath('pictures')} variant="line" size="small">
          All pictures
        </ButtonLink>
      }
    >
      <div className="max-w-[52rem]">
        <UploadPanel state={state} takesPaste={!state.upload.prepared} button="Add to the library" />
        <div role="status" className="mt-8">
          {added.length > 0 && (
            <>
              <p className="mb-4 font-semibold text-success">
                {added.length === 1 ? 'One picture is' : `${added.length} pictures are`} in the library now.
              </p>
              <ul className="picture-grid">
                {added.map(({ id, url, alt, width, height }) => (
                  <li key={id}>
                    <Link to={rowPath('pictures', id) ?? ''} className="picture-tile">
                      <img src={smallPicture(url)} alt="" width={width} height={height} />
                      <span className="mt-2 line-clamp-2 text-small leading-[1.35]">{alt}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Screen>
  )
}

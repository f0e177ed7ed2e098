import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { prepareImage, type PreparedImage } from '@/admin/kit/images/prepare-image'
import { storeImage, type StoredImage } from '@/admin/kit/images/image-store'

interface ImageUpload {
  /** The chosen and prepared image, kept until it is in the library or another one is chosen. */
  prepared?: PreparedImage
  /** The current step. */
  step?: 'reading' | 'sending'
  failure?: string
  alt: string
  altError?: string
}

const nothing: ImageUpload = { alt: '' }

/** The upload of one image to the library: choose, resize, describe, send. */
export function useImageUpload(onStored: (image: StoredImage) => void) {
  const [upload, setUpload] = useState(nothing)
  const queryClient = useQueryClient()
  // Only the file chosen last counts, even if an earlier one is prepared later.
  const turn = useRef(0)

  async function choose(file: Blob | undefined) {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const show = (now: Partial<ImageUpload>) => {
      if (mine === turn.current) setUpload((before) => ({ alt: before.alt, ...now }))
    }
    show({ step: 'reading' })
    try {
      show({ prepared: await prepareImage(file) })
    } catch (error) {
      show({ failure: messageOf(error) })
    }
  }

  async function send() {
    const { prepared, alt } = upload
    if (!prepared) return false
    if (!alt.trim()) {
      setUpload({ ...upload, altError: 'Say what the image shows' })
      return false
    }
    const show = (now: Partial<ImageUpload>) => setUpload({ prepared, alt, ...now })
    show({ step: 'sending' })
    try {
      const image = await storeImage(prepared, alt.trim())
      setUpload(nothing)
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onStored(image)
    } catch (error) {
      show({ failure: `The image was not added. ${messageOf(error)} It is still here.` })
    }
    return true
  }

  return {
    upload,
    choose,
    send,
    describe: (alt: string) => setUpload((now) => ({ ...now, alt, altError: undefined })),
    forget: () => {
      turn.current += 1
      setUpload(nothing)
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'The server gave no reason.')

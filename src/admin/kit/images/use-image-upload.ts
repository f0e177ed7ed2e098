import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { prepareImage, type PreparedImage } from '@/admin/kit/images/prepare-image'
import { storeImage, type StoredImage } from '@/admin/kit/images/image-store'

/** The upload of one image to the library: choose, resize, describe, send. */
export function useImageUpload(onStored: (image: StoredImage) => void) {
  const queryClient = useQueryClient()
  const [alt, setAlt] = useState('')
  const [altError, setAltError] = useState<string>()
  const preparing = useMutation({ mutationFn: (file: Blob) => prepareImage(file) })
  const storing = useMutation({
    mutationFn: (image: PreparedImage) => storeImage(image, alt.trim()),
    onSuccess: async (image) => {
      forget()
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      onStored(image)
    },
  })
  function describe(words: string) {
    setAlt(words)
    setAltError(undefined)
  }
  function forget() {
    preparing.reset()
    storing.reset()
    describe('')
  }
  return {
    /** The chosen image, kept until it is in the library or another one is chosen. */
    prepared: preparing.data,
    isPreparing: preparing.isPending,
    isSending: storing.isPending,
    failure: storing.error
      ? `The image was not added. ${storing.error.message} It is still here.`
      : preparing.error?.message,
    alt,
    altError,
    choose: (file: Blob) => preparing.mutate(file),
    describe,
    forget,
    /** Returns false without a description. */
    send(): boolean {
      if (!alt.trim()) setAltError('Say what the image shows')
      else if (preparing.data) storing.mutate(preparing.data)
      return alt.trim() !== ''
    },
  }
}

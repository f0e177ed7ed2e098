import type { KeyboardEvent, MouseEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { StoredImage } from '@/admin/kit/images/image-store'

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

interface FocalPointProps {
  image: StoredImage
  form: UseFormReturn<Pick<StoredImage, 'alt' | 'focal_x' | 'focal_y'>>
}

/** The image with its focal point, which stays visible in crops; set by a click or the arrow keys. */
export function FocalPoint({ image: { url, width, height }, form }: FocalPointProps) {
  const [x, y] = useWatch({ control: form.control, name: ['focal_x', 'focal_y'] })
  const set = (left: number, top: number) => {
    form.setValue('focal_x', percent(left), { shouldDirty: true })
    form.setValue('focal_y', percent(top), { shouldDirty: true })
  }
  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    // Enter and Space also click a button, but without coordinates.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = steps[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 2
    set(x + right * far, y + down * far)
  }
  return (
    <div>
      <button
        type="button"
        aria-label="Focal point of the image"
        aria-describedby="focal-point"
        className="relative block max-w-full cursor-crosshair"
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          className="max-h-[32rem] w-auto max-w-full object-contain"
        />
        <span
          className="pointer-events-none absolute -m-3.5 size-7 rounded-[50%] border-3 border-[#fff] shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000]"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      <p id="focal-point" role="status" className="field-help">
        {x}% from the left, {y}% from the top stays visible where a page crops the image. Click a place on it,
        or move the point with the arrow keys. Covers that show the image update when you save.
      </p>
    </div>
  )
}

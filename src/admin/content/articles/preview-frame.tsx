import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface PreviewFrameProps {
  title: string
  /** Of the pretended screen, in px; scaled down where there is less room. */
  width: number
  children: ReactNode
}

/**
 * Draws its children in a page of their own with the site's styles, so that what asks for the screen's width is
 * answered with `width`. Links in it lead nowhere.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [room, setRoom] = useState(width)

  useEffect(() => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    for (const { name, value } of document.documentElement.attributes) {
      inner.documentElement.setAttribute(name, value)
    }
    inner.head.replaceChildren(
      ...[...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((sheet) =>
        inner.importNode(sheet, true),
      ),
    )
    setBody(inner.body)
  }, [])

  useEffect(() => {
    if (!box.current) return
    const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    sizes.observe(box.current)
    return () => sizes.disconnect()
  }, [])

  const scale = Math.min(1, room / width)
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
    <div ref={box} className="relative mt-4 h-160 overflow-hidden border border-edge bg-sunk">
      <iframe
        ref={frame}
        title={title}
        className="absolute top-0 max-w-none origin-top-left border-0 bg-paper"
        sandbox="allow-same-origin"
        style={{ width, height: 640 / scale, left: (room - width * scale) / 2, transform: `scale(${scale})` }}
      />
      {body &&
        createPortal(
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only keeps links from leading away, by mouse and by Enter alike
          <div onClickCapture={stay}>{children}</div>,
          body,
        )}
    </div>
  )
}

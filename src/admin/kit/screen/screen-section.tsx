import { useId, type ReactNode } from 'react'

/** A part of a screen with a heading, which is beside the content on wide screens. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      className="editor mb-14 grid gap-x-12 gap-y-7 border-t-2 border-ink pt-7 xl:grid-cols-[13rem_minmax(0,44rem)]"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {children}
    </section>
  )
}

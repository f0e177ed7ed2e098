import type { ReactNode, Ref } from 'react'

/**
 * What is done to the whole screen, at the foot of the window: save, where the text is, delete. It goes with the page
 * where there is no height to spare, and is not shown with nothing in it to press or to read.
 */
export const ActionBar = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div
    ref={ref}
    className="sticky bottom-0 z-10 col-span-full -mx-margin flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-ink bg-paper px-margin pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:gap-x-3 max-md:gap-y-1 max-md:pt-2.5 lg:mx-0 lg:px-0 [&:not(:has(button,a,[role=alert]))]:hidden [@media(height<30rem)]:static"
  >
    {children}
  </div>
)

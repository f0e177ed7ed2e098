import type { ReactNode, Ref } from 'react'

/**
 * The actions for the whole screen, sticky at the bottom of the window. In a low window it scrolls with the
 * page, and it is hidden if it has no control or alert.
 */
export const ActionBar = ({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  <div
    ref={ref}
    className="sticky bottom-0 z-10 col-span-full -mx-margin flex flex-wrap items-center gap-x-5 gap-y-2 border-t-2 border-ink bg-paper px-margin pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:gap-x-3 max-md:gap-y-1 max-md:pt-2.5 lg:mx-0 lg:px-0 [&:not(:has(button,a,[role=alert]))]:hidden [@media(height<30rem)]:static"
  >
    {children}
  </div>
)

import { useEffect, type ReactNode } from 'react'
import { leaveScreen } from '@/admin/kit/screen/screen'
import { useDocumentTitle } from '@/admin/kit/screen/document-title'
import { StudioLogo } from '@/admin/kit/screen/studio-logo'
import { Ornament } from '@/components/ui/ornament'

/** The layout of the sign-in screens: a form beside a decorative pattern. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(leaveScreen, [])
  useDocumentTitle(title)
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-none">
      <main className="flex flex-col px-margin py-6 lg:py-10">
        <StudioLogo />
        <div className="my-auto grid w-full max-w-100 gap-7 py-12">
          <h1 className="text-h2">{title}</h1>
          {children}
        </div>
        <p className="text-small">
          <a className="inline-block py-2 underline underline-offset-4" href="/">
            Back to the website
          </a>
        </p>
      </main>
      <div className="relative h-24 overflow-hidden bg-cloth lg:h-auto" aria-hidden="true">
        <Ornament kind="orn-bunga" className="absolute inset-x-0 top-0 bottom-20 hidden lg:block" />
        <Ornament kind="orn-rebung" className="absolute inset-x-0 top-auto bottom-0" />
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useRights } from '@/admin/session/use-rights'
import { Rail } from '@/admin/shell/rail'
import { Toasts } from '@/admin/shell/toasts'
import { SkipLink } from '@/components/layout/skip-link'
import { Banner } from '@/components/ui/banner'

/** The ledger: a rail, and the desk with one screen on it. */
export function Shell({ email, children }: { email: string; children: ReactNode }) {
  const { state } = useRights()
  return (
    <div className="admin">
      <SkipLink />
      <Rail email={email} />
      <main id="main" tabIndex={-1} className="desk">
        {state === 'stranger' && (
          <Banner tone="warning" className="mb-8">
            <p>
              This account holds no administrator’s rights: every count is 0 and the leads stay closed. Ask
              the studio’s owner to give them to {email}.
            </p>
          </Banner>
        )}
        {children}
      </main>
      <Toasts />
    </div>
  )
}

import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { guardHistory } from '@/admin/kit/record/guard-history'

/**
 * While `active`, whoever wants to leave the page is asked first: by a link or a command of the desk, by Back and
 * Forward, by a reload or closing the tab. `keep` may save what there is and let them go without a question.
 */
export function useLeaveGuard(active: boolean, keep: () => Promise<boolean>) {
  const { navigator } = useContext(NavigationContext)
  const [leaving, setLeaving] = useState<{ go: () => void }>()

  const ask = useEffectEvent((go: () => void) => {
    void keep().then((kept) => (kept ? go() : setLeaving({ go })))
  })
  useEffect(() => (active ? guardHistory(navigator, (go) => ask(go)) : undefined), [active, navigator])

  return {
    asked: leaving !== undefined,
    stay: () => setLeaving(undefined),
    leave: () => {
      leaving?.go()
      setLeaving(undefined)
    },
  }
}

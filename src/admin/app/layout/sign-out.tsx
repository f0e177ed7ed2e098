import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { session } from '@/admin/kit/session/session'
import { FieldError } from '@/components/ui/field'

/** The way out, which leads to /admin. */
export function SignOut() {
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const [leaving, setLeaving] = useState(false)

  async function leave() {
    setFailed(false)
    setLeaving(true)
    try {
      await session.signOut()
      await navigate('/admin')
    } catch {
      setFailed(true)
      setLeaving(false)
    }
  }

  return (
    <>
      <button type="button" className="quiet-action" disabled={leaving} onClick={leave}>
        {leaving ? 'Signing out...' : 'Sign out'}
      </button>
      {failed && (
        <FieldError>You are still signed in: the server could not be reached. Please try again.</FieldError>
      )}
    </>
  )
}

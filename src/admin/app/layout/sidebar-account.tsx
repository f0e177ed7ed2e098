import { Link } from 'react-router-dom'
import { SchemeSwitch } from '@/admin/app/layout/scheme-switch'
import { SignOut } from '@/admin/app/layout/sign-out'

interface RailAccountProps {
  className: string
  email: string
}

/** The rail's foot: who is signed in, the way out, and how the desk looks and is worked. */
export function RailAccount({ className, email }: RailAccountProps) {
  return (
    <div className={`rail-account ${className}`}>
      <Link to="/admin/account" className="quiet-action break-words">
        {email}
      </Link>
      <p>
        <SignOut />
      </p>
      <SchemeSwitch />
    </div>
  )
}

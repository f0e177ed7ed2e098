import { PasswordForm } from '@/admin/app/account/password-form'
import { useRights, useSession } from '@/admin/kit/session/session'
import { Screen } from '@/admin/kit/screen/screen'

const rights = {
  administrator: 'This account holds an administrator’s rights: it reads and changes everything.',
  stranger: 'This account holds no administrator’s rights: it sees what a visitor sees.',
  unknown: '',
}

/** One's own account: who one is here, and one's password. */
export function AccountScreen() {
  const state = useSession()
  const { state: held } = useRights()
  const email = state.status === 'signed-in' ? state.user.email : ''
  return (
    <Screen title="Account" lead={`You are signed in as ${email}. ${rights[held]}`}>
      <section className="editor about-section" aria-labelledby="password-heading">
        <h2 id="password-heading" className="text-h4">
          Password
        </h2>
        <PasswordForm email={email} />
      </section>
    </Screen>
  )
}

import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { AuthForm } from '@/admin/auth/session/auth-form'
import { CodeField } from '@/admin/auth/session/code-form'
import { NewPasswordField } from '@/admin/auth/session/new-password-field'
import {
  giveCode,
  newPasswordSchema,
  PasswordError,
  redeemToken,
  setPassword,
} from '@/admin/auth/session/password'
import type { ArrivalLink } from '@/admin/auth/session/recovery-link'
import { codeSchema } from '@/admin/auth/session/second-factor'
import { session, useSession } from '@/admin/kit/session/session'
import { supabase } from '@/lib/supabase'

interface ResetFormProps {
  /** Absent if the link has already signed in. */
  link?: Extract<ArrivalLink, { kind: 'token' }>
  onDone: (othersSignedOut: boolean) => void
  onSpent: () => void
}

export function ResetForm({ link, onDone, onSpent }: ResetFormProps) {
  // Whether the account has a second factor is known only after the link was used.
  const codeNeeded = useSession().status === 'code-needed'
  const form = useForm({
    resolver: valibotResolver(
      v.object({ password: newPasswordSchema, code: codeNeeded ? codeSchema : v.string() }),
    ),
    defaultValues: { password: '', code: '' },
  })
  // A token works only once, so it is not redeemed again after a rejected password.
  const redeemed = useRef(link === undefined)

  async function choose({ password, code }: { password: string; code: string }) {
    if (link && !redeemed.current) await redeemToken(supabase.auth, link.token, link.type)
    redeemed.current = true
    const state = session.read()
    if (state.status === 'code-needed') {
      // The code field has only just appeared.
      if (!codeNeeded) return
      await giveCode(supabase.auth, { factorId: state.user.factorId, code })
    }
    onDone(await setPassword(supabase.auth, password))
  }

  return (
    <AuthForm
      alone
      form={form}
      refused={{ weak: 'password', same: 'password', code: 'code' }}
      onSubmit={(values) =>
        choose(values).catch((error: unknown) => {
          if (error instanceof PasswordError && ['spent', 'ended'].includes(error.reason)) onSpent()
          else throw error
        })
      }
      button="Set the password"
      busyLabel="Saving..."
    >
      <NewPasswordField form={form} name="password" />
      {codeNeeded && <CodeField form={form} name="code" takesFocus />}
    </AuthForm>
  )
}

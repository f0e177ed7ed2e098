import { useMutation } from '@tanstack/react-query'
import { AuthLayout } from '@/admin/app/sign-in/auth-layout'
import { redeemToken } from '@/admin/kit/session/password'
import { arrivalLink, type ArrivalLink } from '@/admin/kit/session/recovery-link'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { supabase } from '@/lib/supabase'

/** /admin/address: where the two mails lead that change an address. A press uses the token, not the page's opening. */
export function AddressScreen({ link = arrivalLink }: { link?: ArrivalLink }) {
  const token = link.kind === 'token' ? link.token : undefined
  const confirm = useMutation({
    mutationFn: () => redeemToken(supabase.auth, token ?? '', 'email_change'),
  })
  return (
    <AuthLayout title="Confirm your new address">
      {confirm.isSuccess && (
        <Banner tone="success">
          <p>
            {confirm.data
              ? `Your address is changed: you sign in as ${confirm.data} from now on.`
              : 'Thank you. Now open the link in the mail to the other address: the change happens then.'}
          </p>
        </Banner>
      )}
      {confirm.isError && (
        <Banner>
          <p>{confirm.error.message}</p>
        </Banner>
      )}
      {!token && (
        <Banner tone="neutral">
          <p>This page is opened by the link in our mail. Under Account at the desk you can ask for one.</p>
        </Banner>
      )}
      <p className="flex flex-wrap gap-3">
        {token && !confirm.isSuccess && (
          <Button
            variant="accent"
            size="big"
            busy={confirm.isPending}
            busyLabel="Confirming..."
            onClick={() => confirm.mutate()}
          >
            Confirm the address
          </Button>
        )}
        <ButtonLink to="/admin" variant="line">
          To the desk
        </ButtonLink>
      </p>
    </AuthLayout>
  )
}

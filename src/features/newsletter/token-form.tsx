import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { rest } from '@/lib/rest'

interface TokenFormProps {
  /** Gives an unknown token the same answer as a known one. */
  procedure: 'confirm_subscription' | 'unsubscribe'
  token: string
  button: string
  busyLabel: string
  failed: string
  heading: string
  /** The heading afterwards, and what is said under it. */
  doneHeading: string
  done: ReactNode
  children: ReactNode
}

/** What a mail's link leads to: one button, since mail scanners open every link (docs/decisions/0006). */
export function TokenForm(props: TokenFormProps) {
  const { procedure, token, button, busyLabel, failed, heading, doneHeading, done, children } = props
  const press = useMutation({
    mutationFn: async () => rest.rpc(procedure, { token }).throwOnError(),
  })
  if (press.isSuccess) {
    return (
      <>
        <h1 className="mb-6">{doneHeading}</h1>
        <Banner tone="success">{done}</Banner>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-6">{heading}</h1>
      <form
        aria-label={button}
        onSubmit={(event) => {
          event.preventDefault()
          press.mutate()
        }}
      >
        {children}
        {press.isError && <Banner className="mb-6">{failed}</Banner>}
        <Button type="submit" variant="accent" size="big" busy={press.isPending} busyLabel={busyLabel}>
          {button}
        </Button>
      </form>
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { takeFocus } from '@/components/ui/take-focus'
import { formTimeout, rest } from '@/lib/rest'

interface TokenFormProps {
  /** The procedure must answer an unknown token like a known one. */
  procedure: 'confirm_subscription' | 'unsubscribe'
  token: string
  button: string
  busyLabel: string
  failed: string
  heading: string
  /** The heading after success, and the text below it. */
  doneHeading: string
  done: ReactNode
  children: ReactNode
}

/**
 * The target of an email link: it needs a click on its button, because email scanners open every link
 * (docs/decisions/0006).
 */
export function TokenForm(props: TokenFormProps) {
  const { procedure, token, button, busyLabel, failed, heading, doneHeading, done, children } = props
  const press = useMutation({
    mutationFn: async () => rest.rpc(procedure, { token }).abortSignal(formTimeout()).throwOnError(),
  })
  if (press.isSuccess) {
    return (
      <>
        <h1 ref={takeFocus} tabIndex={-1} className="mb-6 outline-none">
          {doneHeading}
        </h1>
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

import { useQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '@/components/ui/button'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { manage as words } from '@/content/booking-manage'
import { site } from '@/content/site'
import { ManagedCallView } from '@/features/booking/manage/managed-call-view'
import { managedCallQuery } from '@/features/booking/manage/managed-call'
import { useNow } from '@/features/booking/use-now'
import { whatsappLink } from '@/lib/whatsapp'

/** The call of a link: loading, failed, unknown, or there. */
export function ManageCall({ token }: { token: string }) {
  const { data: call, isError, isFetching, refetch } = useQuery(managedCallQuery(token))
  const now = useNow()
  if (call && now !== undefined) return <ManagedCallView token={token} call={call} now={now} />
  if (call === null) {
    return (
      <StatePanel
        className="lg:col-[main-start/span_9]"
        kind="empty"
        level={2}
        title={words.unknown.title}
        text={words.unknown.text}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={words.another.to}>{words.another.label}</ButtonLink>
            <ButtonLink to={whatsappLink(site.whatsappNumber, site.greetings.strategyCall)} variant="line">
              {words.chat}
            </ButtonLink>
          </div>
        }
      />
    )
  }
  if (isError && !isFetching) {
    return (
      <StatePanel
        className="lg:col-[main-start/span_9]"
        kind="failed"
        level={2}
        title={words.failed.title}
        text={words.failed.text}
        action={<Button onClick={() => void refetch()}>{words.failed.action}</Button>}
      />
    )
  }
  return <LoadingPanel label={words.loading} />
}

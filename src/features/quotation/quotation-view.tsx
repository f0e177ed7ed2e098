import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStudio } from '@/components/layout/studio'
import { Banner } from '@/components/ui/banner'
import { Button, ButtonLink } from '@/components/ui/button'
import { QueryBoundary } from '@/components/ui/query-boundary'
import { LoadingPanel } from '@/components/ui/loader'
import { StatePanel } from '@/components/ui/state-panel'
import { StatusBadge } from '@/components/ui/status-badge'
import { quotationPage as copy } from '@/content/quotation'
import { AcceptForm } from '@/features/quotation/accept-form'
import { QuestionForm } from '@/features/quotation/question-form'
import { isShown, quotationQuery, type Quotation } from '@/features/quotation/quotation-query'
import { QuotationSheet } from '@/features/quotation/quotation-sheet'
import { malaysiaDateTime } from '@/lib/dates'
import { whatsappLink } from '@/lib/whatsapp'

/** The quotation of a link, in any status. */
export function QuotationView({ token }: { token: string }) {
  const query = useQuery(quotationQuery(token))
  return (
    <QueryBoundary
      query={query}
      loading={<LoadingPanel label={copy.loading} />}
      failed={copy.failed}
      level={1}
      missing={<Notice {...copy.unknown} />}
    >
      {(quotation) =>
        isShown(quotation) ? (
          <Open token={token} quotation={quotation} />
        ) : (
          <Notice {...copy[quotation.status]} number={quotation.number} />
        )
      }
    </QueryBoundary>
  )
}

function Chat({ number }: { number?: string }) {
  const studio = useStudio()
  return (
    <ButtonLink to={whatsappLink(studio.whatsapp_number, copy.greeting(studio.name, number))} variant="line">
      {copy.chat}
    </ButtonLink>
  )
}

/** Shown instead of a quotation that cannot be read. */
const Notice = ({ title, text, number }: { title: string; text: string; number?: string }) => (
  <StatePanel kind="empty" level={1} title={title} text={text} action={<Chat number={number} />} />
)

function Open({ token, quotation }: { token: string; quotation: Quotation }) {
  const { status, number, version, accepted_at: at, accepted_name: name } = quotation
  const [justAccepted, setJustAccepted] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (justAccepted) message.current?.focus()
  }, [justAccepted, status])
  const level = { sent: 'warning', accepted: 'success', expired: 'neutral' } as const
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-ink pb-6">
        <div>
          <h1 className="text-h2 wrap-anywhere">{copy.heading(number)}</h1>
          {version > 1 && <p className="mt-1 text-ink-2">{copy.version(version)}</p>}
        </div>
        <div className={status === 'sent' ? 'screen-only' : undefined}>
          <StatusBadge level={level[status]}>{copy.status[status]}</StatusBadge>
        </div>
      </div>
      <div ref={message} tabIndex={-1} className="mb-8 outline-none empty:hidden">
        {status === 'accepted' && at && name && (
          <Banner tone="success">
            <p>{copy.acceptedBy(name, malaysiaDateTime(at))}</p>
            {justAccepted && <p>{copy.accept.done}</p>}
          </Banner>
        )}
        {status === 'expired' && <Banner tone="warning">{copy.expired}</Banner>}
      </div>
      <QuotationSheet quotation={quotation} />
      <div className="screen-only">
        <p className="mt-9 flex flex-wrap gap-3">
          <Button variant="line" size="small" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {copy.print}
          </Button>
        </p>
        <div className="mt-9 grid items-start gap-8 border-t-2 border-ink pt-8 md:grid-cols-2">
          {status === 'sent' && (
            <AcceptForm token={token} quotation={quotation} onAccepted={() => setJustAccepted(true)} />
          )}
          <QuestionForm token={token} />
          {status !== 'sent' && (
            <p>
              <Chat number={number} />
            </p>
          )}
        </div>
      </div>
    </>
  )
}

import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import { manage as words, manageGreeting } from '@/content/booking-manage'
import { site } from '@/content/site'
import type { ManagedCall } from '@/features/booking/manage/managed-call'
import { timeOf, type Standing } from '@/features/booking/manage/managed-event'
import { callTimeText } from '@/features/booking/slot-text'
import { whatsappLink } from '@/lib/whatsapp'

interface ClosedCallProps {
  call: ManagedCall
  standing: Exclude<Standing, 'open'>
}

/** A call that can no longer be changed here: why, and the way out. */
export function ClosedCall({ call, standing }: ClosedCallProps) {
  const late = standing === 'late'
  const chat = whatsappLink(site.whatsappNumber, manageGreeting(site.name, callTimeText(timeOf(call))))
  return (
    <div className="mt-8">
      <Banner tone={late ? 'warning' : 'tip'}>{words[standing]}</Banner>
      <div className="mt-5 flex flex-wrap gap-3">
        {!late && (
          <ButtonLink to={words.another.to} variant="beat">
            {words.another.label}
          </ButtonLink>
        )}
        <ButtonLink to={chat} variant={late ? 'beat' : 'line'}>
          {words.chat}
        </ButtonLink>
      </div>
    </div>
  )
}

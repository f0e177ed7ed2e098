import { refusals } from '@/content/booking'
import { manage } from '@/content/booking-manage'
import type { ChangeRefusal } from '@/features/booking/manage/managed-call'

/** Why a call was not changed, in words; a lost time says more (FailurePanel). */
export function changeProblem(code: ChangeRefusal): string {
  switch (code) {
    case 'booking_not_found':
      return manage.unknown.title
    case 'booking_cancelled':
      return manage.cancelled
    case 'too_late':
      return manage.late
    case 'rate_limited':
      return manage.limited
    case 'slot_in_past':
      return refusals.slot_in_past
    case 'slot_taken':
    case 'slot_invalid':
      return refusals.slot_invalid
  }
}

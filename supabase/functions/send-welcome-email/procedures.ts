import type { CallProcedure } from '../_shared/rest.ts'
import type { WelcomeDependencies } from './handler.ts'

interface ClaimRow {
  delivery_id: string
  email: string
  name: string | null
  unsubscribe_token: string
}

/** Claims by the database's `claim_welcome_email`: one row, or none. */
export function claimWith(call: CallProcedure): WelcomeDependencies['claim'] {
  return async (subscriberId, email) => {
    const rows = (await call('claim_welcome_email', {
      p_subscriber_id: subscriberId,
      p_email: email,
    })) as ClaimRow[]
    const [row] = rows
    if (!row) return null
    return {
      deliveryId: row.delivery_id,
      email: row.email,
      name: row.name,
      unsubscribeToken: row.unsubscribe_token,
    }
  }
}

/** Records by the database's `record_email_result`. */
export function recordWith(call: CallProcedure): WelcomeDependencies['record'] {
  return async (deliveryId, error) => {
    await call('record_email_result', { p_delivery_id: deliveryId, p_error: error })
  }
}

/** Keeps what is sent by the database's `keep_welcome_email`. */
export function keepWith(call: CallProcedure): WelcomeDependencies['keep'] {
  return async (deliveryId, { subject, text, html }) => {
    await call('keep_welcome_email', {
      p_delivery_id: deliveryId,
      p_subject: subject,
      p_text: text,
      p_html: html,
    })
  }
}

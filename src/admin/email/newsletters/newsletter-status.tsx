import { StatusBadge, type StatusLevel } from '@/components/ui/status-badge'

export const newsletterStates: Readonly<Record<string, { label: string; level: StatusLevel }>> = {
  draft: { label: 'Draft', level: 'neutral' },
  scheduled: { label: 'Scheduled', level: 'warning' },
  sending: { label: 'Sending', level: 'warning' },
  stopped: { label: 'Stopped', level: 'error' },
  sent: { label: 'Sent', level: 'success' },
}

/** Whether its text can still be changed. */
export const isWritable = (status: string) => status === 'draft' || status === 'scheduled'

export function NewsletterStatus({ status }: { status: string }) {
  const { label, level } = newsletterStates[status] ?? { label: status, level: 'neutral' }
  return <StatusBadge level={level}>{label}</StatusBadge>
}

import { vi } from 'vitest'
import { offsets } from '@tests/support/zone-check'

const { resolvedOptions } = Intl.DateTimeFormat.prototype

/** The browser is in that zone: its clock and the name that it reports. */
export function visitFrom(zone: string): void {
  const offsetAt = offsets(zone)
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function device(this: Date) {
    return -offsetAt(this.getTime()) / 60_000
  })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function options(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: zone }
  })
}

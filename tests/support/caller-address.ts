let callers = 0

/** An address that nobody has called from, in a network of its own: an IPv6 network counts as one caller. */
export function newAddress(): string {
  callers += 1
  return `2001:db8:${(callers >> 16).toString(16)}:${(callers & 0xffff).toString(16)}::1`
}

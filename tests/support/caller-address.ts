let callers = 0

/** An address that nobody has called from, in a /48 of its own: IPv6 callers are counted by their networks. */
export function newAddress(): string {
  callers += 1
  return `2001:${(0xdb8 + (callers >> 16)).toString(16)}:${(callers & 0xffff).toString(16)}::1`
}

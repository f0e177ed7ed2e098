let callers = 0

/** A new address in a new /48, because IPv6 callers are counted by network. */
export function newAddress(): string {
  callers += 1
  return `2001:${(0xdb8 + (callers >> 16)).toString(16)}:${(callers & 0xffff).toString(16)}::1`
}

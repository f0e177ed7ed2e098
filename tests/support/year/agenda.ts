interface Entry {
  at: number
  order: number
  act: () => Promise<void>
}

/** What happens in a simulation, by time (ms since 1970); entries of one time run in the order in which they were added. */
export class Agenda {
  #entries: Entry[] = []
  #added = 0

  add(at: number, act: () => Promise<void>): void {
    const entry = { at, order: this.#added++, act }
    let low = 0
    let high = this.#entries.length
    // Sorted with the next entry last, so that taking it is cheap.
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#entries[middle] as Entry
      if (other.at > at || (other.at === at && other.order > entry.order)) low = middle + 1
      else high = middle
    }
    this.#entries.splice(low, 0, entry)
  }

  /** The time of the next entry; undefined if there is none. */
  next(): number | undefined {
    return this.#entries.at(-1)?.at
  }

  take(): (() => Promise<void>) | undefined {
    return this.#entries.pop()?.act
  }
}

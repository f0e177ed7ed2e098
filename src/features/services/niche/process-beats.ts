/** Of the sixteen beats of a score, those a phase sounds in: phases of equal length, each begun as the last one ends. */
export function phaseBeats(index: number, count: number): readonly [from: number, to: number] {
  const beat = (phase: number) => Math.max(1, Math.round((phase * 16) / count))
  return [beat(index), beat(index + 1)]
}

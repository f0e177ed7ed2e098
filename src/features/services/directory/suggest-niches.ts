import type { NicheCard } from '@/features/services/queries'

export interface Suggestion {
  niche: NicheCard
  /** How well it answers; 0 is not at all. */
  score: number
  /** The search word that was found; absent where it was the name. */
  word?: string
}

const mostSuggestions = 6
/** The search word of the niche that is offered where none resembles what was typed. */
const theRest = ['other']
/** Of a letter that was found. */
const slipCosts = 0.01
const joining = new Set(
  'a am an and at for i in is my near of on our the to di dan kami ke saya untuk yang'.split(' '),
)

/**
 * At most six live niches for what was typed, best first, else in their own order; none for a blank text. `nearest`:
 * none of them answers to all of it.
 */
export function suggestNiches(niches: readonly NicheCard[], text: string) {
  const all = wordsOf(text)
  const telling = all.filter((word) => !joining.has(word))
  const typed = telling.length > 0 ? telling : all
  const live = niches.filter(({ status }) => status === 'live')
  const best = (score: typeof beginsSo, words: readonly string[]) =>
    live
      .map((niche) => score(niche, words))
      .filter((one) => one.score > 0)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostSuggestions)

  const beginning = typed.length > 0 ? best(beginsSo, typed) : []
  if (beginning.length > 0 || typed.length === 0) return { found: beginning, nearest: false }
  const alike = best(isLike, typed)
  const wholly = alike.filter(({ score }) => score > typed.join('').length - 1)
  if (wholly.length > 0) return { found: wholly, nearest: false }
  const [top] = alike
  const found = top
    ? alike.filter(({ score }) => score > top.score - slipCosts / 2)
    : best(beginsSo, theRest).map((one) => ({ ...one, word: undefined }))
  return { found, nearest: true }
}

/** In small letters, without accents, signs and the s of a plural. */
function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word))
}

/** By the phrase that scores most: a search word only where it says more than the name. */
function byBestPhrase(niche: NicheCard, score: (words: readonly string[]) => number): Suggestion {
  const name = score(wordsOf(niche.name))
  const start: Suggestion = { niche, score: name && name + 0.001 }
  return niche.search_words.reduce((top, word) => {
    const one = score(wordsOf(word))
    return one > top.score ? { niche, score: one, word } : top
  }, start)
}

/** A phrase that is what was typed, begins with it, or has words that do. */
function beginsSo(niche: NicheCard, typed: readonly string[]): Suggestion {
  const joined = typed.join('')
  return byBestPhrase(niche, (words) => {
    const phrase = words.join('')
    if (phrase.startsWith(joined)) return phrase === joined ? 3 : 2
    return Number(typed.every((one) => words.some((word) => word.startsWith(one))))
  })
}

/** How many letters belong to words that some phrase has, perhaps otherwise spelt: a little less for each slip. */
function isLike(niche: NicheCard, typed: readonly string[]): Suggestion {
  const found = typed.map((one) =>
    byBestPhrase(niche, (words) =>
      Math.max(
        0,
        ...words.map((word) => (isNear(one, word) ? one.length - slips(one, word) * slipCosts : 0)),
      ),
    ),
  )
  const score = found.reduce((sum, one) => sum + one.score, 0)
  return { niche, score, word: found.toSorted((one, other) => other.score - one.score)[0]?.word }
}

/** Short words may have no slip, long ones two. */
function isNear(typed: string, word: string) {
  if (typed.length < 4) return typed === word
  return slips(typed, word) <= (typed.length < 8 ? 1 : 2)
}

/** How many letters to change, add, drop or swap with the next until it is the word, or from six on, how it begins. */
function slips(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row++) {
    const [above = [], twoAbove = []] = [rows[row - 1], rows[row - 2]]
    const counts = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      counts[at] = Math.min(
        (above[at] ?? 0) + 1,
        (counts[at - 1] ?? 0) + 1,
        (above[at - 1] ?? 0) + Number(!isSame),
        isSwapped ? (twoAbove[at - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(counts)
  }
  const last = rows[typed.length] ?? []
  return typed.length < 6 ? (last[word.length] ?? 0) : Math.min(...last)
}

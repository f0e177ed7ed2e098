import type { NicheCard } from '@/features/services/queries'
import { sorted } from '@/lib/sorted'

export interface SearchedNiche extends NicheCard {
  search_words: readonly string[]
}

export interface Suggestion {
  niche: SearchedNiche
  /** The quality of the match; 0 is no match. */
  score: number
  /** The search word that matched; absent if the name matched. */
  word?: string
}

export const mostSuggestions = 6
/** The search word of the catch-all industry, offered if nothing resembles the typed text. */
const theRest = 'other'
/** The score deducted per typo, as a fraction of one matched letter. */
const typoPenalty = 0.01
const joining = new Set(
  'a am an and at for i in is my near of on our the to di dan kami ke saya untuk yang'.split(' '),
)

/**
 * At most six live industries for the typed text, best match first, equal ones in their own order; none for
 * blank text. `nearest`: none of them matches the whole text or has a complete search word in it, so they are
 * only approximate; the catch-all industry never counts as a match.
 */
export function suggestNiches(niches: readonly SearchedNiche[], text: string) {
  const all = wordsOf(text)
  const significant = all.filter((word) => !joining.has(word))
  const typed = significant.length > 0 ? significant : all
  const live = niches.filter(({ status }) => status === 'live')
  const best = (score: typeof beginsSo, words: readonly string[]) =>
    sorted(
      live.map((niche) => score(niche, words)).filter((one) => one.score > 0),
      (one, other) => other.score - one.score,
    ).slice(0, mostSuggestions)

  const beginning = typed.length > 0 ? best(beginsSo, typed) : []
  if (beginning.length > 0 || typed.length === 0) return { found: beginning, nearest: false }
  const alike = best(isLike, typed)
  const wholly = alike.filter(({ score }) => score > typed.join('').length - 1)
  if (wholly.length > 0) return { found: wholly, nearest: false }
  const named = best(isNamedIn, typed).filter(({ niche }) => !niche.search_words.includes(theRest))
  if (named.length > 0) return { found: named, nearest: false }
  const [top] = alike
  const found = top
    ? alike.filter(({ score }) => score > top.score - typoPenalty / 2)
    : best(beginsSo, [theRest]).map((one) => ({ ...one, word: undefined }))
  return { found, nearest: true }
}

/** The words of a text in lower case, without accents, punctuation and plural endings. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word))
}

/** Scores an industry by its best phrase; a search word is used only if it scores higher than the name. */
function byBestPhrase(niche: SearchedNiche, score: (words: readonly string[]) => number): Suggestion {
  const name = score(wordsOf(niche.name))
  const start: Suggestion = { niche, score: name && name + 0.001 }
  return niche.search_words.reduce((top, word) => {
    const one = score(wordsOf(word))
    return one > top.score ? { niche, score: one, word } : top
  }, start)
}

/**
 * Scores phrases that equal the typed text, start with it, or contain words that start with the typed ones.
 */
function beginsSo(niche: SearchedNiche, typed: readonly string[]): Suggestion {
  const joined = typed.join('')
  return byBestPhrase(niche, (words) => {
    const phrase = words.join('')
    if (phrase.startsWith(joined)) return phrase === joined ? 3 : 2
    return Number(typed.every((one) => words.some((word) => word.startsWith(one))))
  })
}

/**
 * Scores the number of typed letters in words that match a phrase, tolerating typos: slightly less for each.
 */
function isLike(niche: SearchedNiche, typed: readonly string[]): Suggestion {
  const likeness = (one: string) => (word: string) => {
    const count = slips(one, word)
    return count === undefined ? 0 : one.length - count * typoPenalty
  }
  const found = typed.map((one) => byBestPhrase(niche, (words) => Math.max(0, ...words.map(likeness(one)))))
  const score = found.reduce((sum, one) => sum + one.score, 0)
  return { niche, score, word: sorted(found, (one, other) => other.score - one.score)[0]?.word }
}

/**
 * Scores the length of the longest phrase contained completely in the text: 'dentist' in 'dentist in Ipoh'.
 */
function isNamedIn(niche: SearchedNiche, typed: readonly string[]): Suggestion {
  return byBestPhrase(niche, (words) =>
    words.every((word) => typed.includes(word)) ? words.join('').length : 0,
  )
}

/**
 * The number of typos between the two words, undefined if too many: none allowed in short words, up to two in
 * long ones. From six letters on, `word` may be longer.
 */
function slips(typed: string, word: string): number | undefined {
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
  return [0, 1, 2].find((count) => count <= most && isWithin(count, typed, word, typed.length > 5))
}

/** A typo is an extra, missing or wrong letter, or two swapped letters. */
function isWithin(count: number, typed: string, word: string, mayGoOn: boolean): boolean {
  if (typed === '') return mayGoOn || word.length <= count
  if (typed[0] === word[0]) return isWithin(count, typed.slice(1), word.slice(1), mayGoOn)
  const isSwapped = typed[0] === word[1] && typed[1] === word[0]
  const ways = [[1, 0], [0, 1], isSwapped ? [2, 2] : [1, 1]]
  return count > 0 && ways.some(([a, b]) => isWithin(count - 1, typed.slice(a), word.slice(b), mayGoOn))
}

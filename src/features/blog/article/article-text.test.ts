import { describe, expect, it } from 'vitest'
import { articleWords } from '@/content/blog'
import { articleBlocks } from '@/features/blog/article/article-blocks'
import { introOf, lessonsOf, listedMinutes, readMinutes, takeOf } from '@/features/blog/article/article-text'

describe('the reading time', () => {
  it.each([
    [7, 'a few words', 7],
    [null, 'word '.repeat(401), 3],
    [null, 'word', 1],
    [null, '  ', 5],
  ])('stored %s and %j give %s minutes', (stored, content, minutes) => {
    expect(readMinutes(stored, content)).toBe(minutes)
  })

  it('is five minutes in a list that has not the text', () => {
    expect(listedMinutes(null)).toBe(5)
    expect(listedMinutes(8)).toBe(8)
  })
})

describe('the introduction', () => {
  it('is the excerpt, else the first paragraph before a heading, else the standing sentence', () => {
    expect(introOf('In short.', articleBlocks('Text')).intro).toBe('In short.')
    expect(introOf(' ', articleBlocks('> Tip\n\nText\n\n## Part')).intro).toBe('Text')
    expect(introOf('', articleBlocks('## Part\n\nText')).intro).toBe(articleWords.defaultIntro)
    expect(introOf('', []).intro).toBe(articleWords.defaultIntro)
  })

  it('is not read a second time in the text', () => {
    const { body } = introOf('', articleBlocks('First\n\nSecond'))
    expect(body).toEqual([{ type: 'paragraph', text: 'Second' }])
    expect(introOf('In short.', articleBlocks('First')).body).toHaveLength(1)
  })
})

describe('what one learns', () => {
  it('is the first five sections, as words, each with its place', () => {
    const lessons = lessonsOf(
      articleBlocks(Array.from({ length: 7 }, (_, n) => `## **Part** ${n}`).join('\n\n')),
    )
    expect(lessons).toHaveLength(5)
    expect(lessons[0]).toEqual({ text: 'Part 0', anchor: 'part-0' })
  })

  it('is five standing promises where the text has no sections', () => {
    expect(lessonsOf(articleBlocks('Text'))).toHaveLength(5)
    expect(lessonsOf([])[0]?.anchor).toBeUndefined()
  })
})

describe("the author's take", () => {
  it('is what the author left, without its marks, else the standing one', () => {
    expect(takeOf(' Keep *one* list. ')).toBe('Keep one list.')
    expect(takeOf(null)).toBe(articleWords.defaultTake)
    expect(takeOf('  ')).toBe(articleWords.defaultTake)
  })
})

import { expect, it } from 'vitest'
import { orderScreens } from '@/admin/app/reorder-screens'
import { ownEntries } from '@/admin/app/palette/palette-entries'
import { deskPaths } from '@/admin/app/screens'
import { leadVisits, wordVisits, workVisits } from '@tests/support/desk-screens'

it('every screen of the desk is among those whose looks are checked in a browser', () => {
  const visited = [leadVisits, wordVisits, workVisits].flatMap((visits) => Object.keys(visits))
  expect(visited.filter((path) => !deskPaths.includes(path))).toEqual([])
  // Lists are put in order on one screen that is only named anew for each of them.
  const alike = orderScreens.map(({ path }) => path)
  expect(alike.filter((path) => visited.includes(path))).toHaveLength(3)
  expect(deskPaths.filter((path) => !visited.includes(path) && !alike.includes(path))).toEqual([])
})

it('what the palette offers by itself is a screen that there is', () => {
  const offered = ['', 'settings', 'about page'].flatMap((typed) => ownEntries(typed))
  expect(offered.map(({ to }) => to).filter((to) => !deskPaths.includes(to))).toEqual([])
})

it('whatever can be begun anew is begun from the palette', () => {
  const offered = ownEntries('').map(({ to }) => to)
  expect(deskPaths.filter((path) => path.endsWith('/new') && !offered.includes(path))).toEqual([])
})

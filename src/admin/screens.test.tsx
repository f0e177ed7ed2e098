import { expect, it } from 'vitest'
import { deskPaths } from '@/admin/screens'
import { leadVisits, wordVisits, workVisits } from '../../tests/support/desk-screens'

it('every screen of the desk is among those whose looks are checked in a browser', () => {
  const visited = [leadVisits, wordVisits, workVisits].flatMap((visits) => Object.keys(visits))
  expect(visited.toSorted()).toEqual([...deskPaths].toSorted())
})

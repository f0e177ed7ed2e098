import { expect, it } from 'vitest'
import { fieldLabel } from '@/admin/kit/registry/registry'
import { createRegistry } from '@/admin/kit/registry/registry'

it('a column has the label of its form, else a label derived from its name', () => {
  expect(fieldLabel('status', { status: 'Where it stands' })).toBe('Where it stands')
  expect(fieldLabel('constructor', {})).toBe('Constructor')
  expect(fieldLabel('package_type')).toBe('Package type')
  expect(fieldLabel('amount_sen')).toBe('Amount')
  expect(fieldLabel('featured_image_url')).toBe('Image')
})

it('the label of a setting’s value leaves out the column name', () => {
  expect(fieldLabel('value')).toBe('What it says')
  expect(fieldLabel('value.made_with')).toBe('Made with')
})

it('an unregistered table is named by its own name', () => {
  const { labelsOf } = createRegistry([])
  expect(labelsOf('gift_cards')).toEqual({ one: 'gift cards', many: 'Gift cards' })
  expect(labelsOf('constructor').many).toBe('Constructor')
})

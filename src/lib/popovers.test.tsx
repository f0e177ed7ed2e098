import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, it, vi } from 'vitest'
import { ActionMenu } from '@/admin/kit/screen/action-menu'
import { addPopovers } from '@/lib/popovers'
import { renderApp } from '@tests/support/render-app'

// The DOM is shared with other files.
afterAll(() => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

// jsdom has no popovers either.
it('without popovers in the browser, a menu is opened by its button and closed by its entries', async () => {
  expect(HTMLElement.prototype).not.toHaveProperty('popover')
  await addPopovers()
  const onClick = vi.fn()
  renderApp(<ActionMenu items={[{ label: 'Archive', onClick }]} />)
  const panel = screen.getByRole('group', { name: 'More', hidden: true })
  const isOpen = () => panel.matches(':popover-open')
  expect(isOpen()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(false)
})

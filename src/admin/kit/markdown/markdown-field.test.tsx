import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { beforeAll, describe, expect, it } from 'vitest'
import { MarkdownField } from '@/admin/kit/markdown/markdown-field'
import { renderApp } from '@tests/support/render-app'

const source = 'Hard\nwrapped.\n\n* one\n* two\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n'

function Form() {
  const form = useForm({ defaultValues: { body: source } })
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <MarkdownField form={form} name="body" label="Body" />
      <output aria-label="Value">{useWatch({ control: form.control, name: 'body' })}</output>
      <output aria-label="Changed">{String(form.formState.isDirty)}</output>
      <button type="button" onClick={() => form.reset({ body: 'Theirs' })}>
        Use theirs
      </button>
    </form>
  )
}

const value = () => screen.getByRole('status', { name: 'Value' }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Selects the text of the first paragraph. */
async function selectFirst(text: HTMLElement) {
  text.focus()
  const words = text.querySelector('p')
  if (words) document.getSelection()?.selectAllChildren(words)
  fireEvent(document, new Event('selectionchange'))
}

describe('the visual text editor', () => {
  // jsdom has no layout, so cursor positions on the screen are stubbed.
  beforeAll(() => {
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  })

  it('shows formatted text, changes nothing by itself, and shows the source on a click', async () => {
    renderApp(<Form />)
    const text = await screen.findByRole('textbox', { name: 'Body' })
    expect(text.querySelectorAll('li')).toHaveLength(2)
    expect(screen.getByRole('columnheader', { name: 'b' })).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Changed' })).toHaveTextContent('false')
    await press('Markdown')
    const area = screen.getByRole('textbox', { name: 'Body' })
    expect(area).toHaveValue(source)
    await userEvent.type(area, 'More.')
    await press('Markdown')
    expect(await screen.findByText('More.')).toBeInTheDocument()
    expect(value()).toBe(`${source}More.`)
  })

  it('formats and links the selected text, and leaves every other byte unchanged', async () => {
    renderApp(<Form />)
    const text = await screen.findByRole('textbox', { name: 'Body' })
    await selectFirst(text)
    await press('Bold')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    await press('Link')
    await userEvent.type(screen.getByRole('textbox', { name: 'The link leads to' }), 'javascript:x{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Write a full address')
    await userEvent.clear(screen.getByRole('textbox', { name: 'The link leads to' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'The link leads to' }), '/pricing{Enter}')
    expect(value()).toBe(source.replace('Hard\nwrapped.', '**[Hard wrapped.](/pricing)**'))
  })

  it('makes a table and changes its rows', async () => {
    renderApp(<Form />)
    const text = await screen.findByRole('textbox', { name: 'Body' })
    await selectFirst(text)
    await press('Table')
    await press('Add a row')
    expect(screen.getAllByRole('table')[0]?.querySelectorAll('tr')).toHaveLength(4)
    expect(value()).toContain('Hard\nwrapped.\n\n| | |\n| - | - |')
    await press('Delete table')
    expect(value()).not.toContain('| | |')
  })

  it('parses pasted Markdown, and accepts a new value from outside', async () => {
    renderApp(<Form />)
    const text = await screen.findByRole('textbox', { name: 'Body' })
    await selectFirst(text)
    const clipboardData = {
      getData: (kind: string) => (kind === 'text/plain' ? '## New\n\n- item' : ''),
      files: [],
    }
    fireEvent.paste(text, { clipboardData })
    await waitFor(() => expect(value()).toContain('## New\n\n- item'))
    await press('Use theirs')
    await waitFor(() => expect(text).toHaveTextContent(/^Theirs$/))
    expect(value()).toBe('Theirs')
  })

  it('keeps lists in lists, and shows a typed address as a link', async () => {
    renderApp(<Form />)
    const text = await screen.findByRole('textbox', { name: 'Body' })
    const paste = (plain: string) =>
      fireEvent.paste(text, {
        clipboardData: { getData: (kind: string) => (kind === 'text/plain' ? plain : ''), files: [] },
      })
    await selectFirst(text)
    paste('1. one\n   - inside https://a-shop.my now')
    await waitFor(() => expect(value()).toContain('1. one\n   - inside https://a-shop.my now'))
    expect(within(text).getByRole('link', { name: 'https://a-shop.my' })).toBeInTheDocument()
    expect(text.querySelector('ol li ul li')).toHaveTextContent('inside https://a-shop.my now')
  })
})

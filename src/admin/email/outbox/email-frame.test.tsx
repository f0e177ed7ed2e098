import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inertDocument, EmailFrame } from '@/admin/email/outbox/email-frame'

describe('the preview of an email', () => {
  it('can neither run scripts nor fetch anything', () => {
    render(<EmailFrame html="<p>Hello</p><script>alert(1)</script>" title="Welcome" />)
    const frame = screen.getByTitle('Welcome')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).not.toHaveAttribute('src')
    const policy = /content="([^"]+)"/.exec(frame.getAttribute('srcdoc') ?? '')?.[1]
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:")
  })

  it('shows images only if enabled, for the studio’s own texts, and fetches nothing else', () => {
    render(<EmailFrame html="<img src='https://studio.test/a.png'>" title="Newsletter" isPreview />)
    const frame = screen.getByTitle('Newsletter')
    expect(frame.getAttribute('srcdoc')).toMatch(
      /content="default-src 'none'; style-src 'unsafe-inline'; img-src data: https: [^;"]+"/,
    )
  })

  it('has its policy before any byte of the email', () => {
    const text = inertDocument('<meta http-equiv="refresh" content="0;url=https://elsewhere.example.test">')
    expect(text.indexOf('Content-Security-Policy')).toBeLessThan(text.indexOf('refresh'))
    expect(text.startsWith('<!doctype html><meta http-equiv="Content-Security-Policy"')).toBe(true)
  })
})

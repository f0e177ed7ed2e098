/**
 * A `ref` for what replaces a pressed button, or appears above it in its form: takes the button's focus, and none from
 * a visitor who is typing elsewhere by then.
 */
export function takeFocus(element: HTMLElement | null): void {
  const focused = document.activeElement
  if (focused === document.body || element?.closest('form')?.contains(focused)) element?.focus()
}

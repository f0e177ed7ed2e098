/** A `ref` for what replaces the pressed button: takes the focus that the button lost. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()

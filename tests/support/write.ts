import { fireEvent } from '@testing-library/react'

/** Fills in a field at once, where its single keys are not tested: typing takes much longer. */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** Whether a text is a valid row ID: the database answers any other with an error. */
export const isUuid = (text: string | null | undefined): text is string =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')

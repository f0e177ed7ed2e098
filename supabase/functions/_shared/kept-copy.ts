/**
 * A mail's text as the administrator's table keeps it: without the token of its reader, by which whoever reads a copy
 * could unsubscribe for them, or cancel their call.
 */
export const withoutToken = (body: string, token: string) => body.replaceAll(token, 'not-shown')

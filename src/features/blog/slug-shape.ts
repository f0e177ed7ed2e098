/** Nothing else can be a slug: such an address is not worth a request. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

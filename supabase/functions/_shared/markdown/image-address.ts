/**
 * The address of an image: a path of this website, https, or http of this machine, where a local API has a port of its
 * own. The database has the same rule, in private.is_image_address.
 */
export const imageAddress =
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/|\/(?![/\\]))\S+$/

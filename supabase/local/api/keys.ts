/** The local project's API keys: fixed, and invalid anywhere else. */
export const LOCAL_KEYS = {
  publishable: 'sb_publishable_local_studio_site',
  secret: 'sb_secret_local_studio_site',
} as const

/** Signs local sessions only. */
export const LOCAL_JWT_SECRET = 'local-only-token-secret-of-the-studio-site'

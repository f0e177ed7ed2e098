/** A moment (ms since 1970) as calendars write it: '20261123T010000Z'. */
export const utcStamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '')

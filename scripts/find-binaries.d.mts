/** The path of a Chromium: CHROMIUM_PATH, the system's, or one that Playwright downloaded. */
export function findChromium(): string | undefined
/** The path of Chromium's headless shell, unless CHROMIUM_PATH names a browser for everything. */
export function findHeadlessShell(): string | undefined
/** nginx, with the module that sends .br files, and Caddy; both or neither. */
export function findWebServers(): { nginx: string; caddy: string } | undefined
/** The folder of PostgreSQL's server binaries (initdb, pg_ctl, postgres). */
export function findPostgres(): string | undefined

import type { Group } from './finding'

/** What each variable lets the doctor look at. */
export const uses = {
  SUPABASE_URL: 'the API, sign-up, the functions, the pictures',
  VITE_SUPABASE_ANON_KEY: 'the API, sign-up',
  SUPABASE_SECRET_KEY: 'the pictures',
  DATABASE_URL: 'migrations, rules, grants, administrators, the schedule',
  VITE_SITE_URL: 'the site, where links in mails lead',
  SUPABASE_ACCESS_TOKEN: "the auth service's settings, the functions' variables, the provider's backups",
} as const

export type Variable = keyof typeof uses

const marks = { ok: 'ok   ', wrong: 'WRONG', look: 'look ' }

/** Takes secrets out of a text, whoever wrote it. */
export function withoutSecrets(text: string, secrets: ReadonlyArray<string | undefined>): string {
  const known = secrets.filter((secret): secret is string => Boolean(secret))
  return known.reduce((clean, secret) => clean.replaceAll(secret, '…'), text)
}

/** @param unset the variables that were not given */
export function report(groups: readonly Group[], unset: readonly Variable[]): string {
  const lines = groups.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap((finding) => [
      `  ${marks[finding.state]}  ${finding.what}`,
      ...(finding.state === 'ok' ? [] : [`           ${finding.cure}`]),
    ]),
  ])
  const all = groups.flatMap(({ findings }) => findings)
  const count = (state: keyof typeof marks) => all.filter((finding) => finding.state === state).length
  return [
    ...lines,
    ...(unset.length > 0 ? ['Not set, and so not looked at'] : []),
    ...unset.map((name) => `  ${name}: ${uses[name]}`),
    `${count('ok')} ok, ${count('wrong')} wrong, ${count('look')} to look at yourself.`,
  ].join('\n')
}

export const isWrong = (groups: readonly Group[]) =>
  groups.some(({ findings }) => findings.some(({ state }) => state === 'wrong'))

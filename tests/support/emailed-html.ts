/** The HTML of the emails to an address in a mailbox, newest first. */
export async function emailedHtml(mailbox: string, address: string): Promise<string[]> {
  const ask = async <T>(path: string) => (await (await fetch(`${mailbox}${path}`)).json()) as T
  const answer = await fetch(`${mailbox}/api/messages`)
  if (answer.ok) {
    const mails = (await answer.json()) as { to: string[]; html: string }[]
    return mails.filter(({ to }) => to.includes(address)).map(({ html }) => html)
  }
  // The mailbox of `supabase start` is Mailpit.
  const query = encodeURIComponent(`to:"${address}"`)
  const { messages } = await ask<{ messages: { ID: string }[] }>(`/api/v1/search?query=${query}`)
  return Promise.all(
    messages.map(async ({ ID }) => (await ask<{ HTML: string }>(`/api/v1/message/${ID}`)).HTML),
  )
}

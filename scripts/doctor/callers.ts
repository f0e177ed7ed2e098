import { type Finding, look, ok, wrong } from './finding'
import { type Database, isHosted, isThisMachine } from './project'

const explained = "docs/deploy.md, 'Who is a caller'"

/** A private address, which no caller from the internet can have. */
const inside = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1|f[cd][0-9a-f]{2}:|fe80:)/

/** Whether the database identifies callers by a header that they cannot write, and receives it. */
export async function callerFindings(database: Database, url: string): Promise<Finding[]> {
  const [known = { header: 'no header', hops: 0 }] = await database.query<{ header: string; hops: number }>(
    'select caller_header as header, caller_hops as hops from private.deployment',
  )
  const source = `${known.header}, value ${known.hops} from the right`
  if (isHosted(url) && (known.header !== 'cf-connecting-ip' || known.hops !== 1))
    return [
      wrong(
        `Callers are known by ${source}, which a caller can write here.`,
        "update private.deployment set caller_header = 'cf-connecting-ip', caller_hops = 1 where id;",
      ),
    ]
  const counted = await database.query<{ key: string }>(
    "select distinct key from private.rate_limits where bucket like '%by caller' limit 1000",
  )
  const proxies = counted.map(({ key }) => key).filter((key) => inside.test(key))
  if (!isThisMachine(url) && proxies.length > 0)
    return [
      wrong(
        `Callers are counted as ${proxies.slice(0, 3).join(', ')}, which is a proxy: all of them share one limit (${source}).`,
        `update private.deployment set caller_hops = caller_hops + 1 where id; or the header that your proxy writes: ${explained}`,
      ),
    ]
  if (!isHosted(url) && known.header === 'cf-connecting-ip')
    return [
      look(
        'Callers are known by cf-connecting-ip, which only the edge of a hosted project writes over.',
        explained,
      ),
    ]
  return [ok(`Callers are known by ${source}`)]
}

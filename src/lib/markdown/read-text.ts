import { importNow } from '@/lib/newer-build'

/**
 * The parser of Markdown. A built page embeds its texts parsed, so a browser loads it only for a text that is
 * newer than the build or reached from another page.
 */
export const loadParser = () => importNow(() => import('@shared/markdown/parse'))

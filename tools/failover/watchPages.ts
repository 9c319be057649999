import { setTimeout as sleep } from 'node:timers/promises'

export type PagesSeen = {
  readonly asked: number
  /** Those that came with their first picture, not only as a frame which the browser fills. */
  readonly drawn: number
  /** ms */
  readonly slowest: number
  readonly failed: readonly string[]
}

export type PageWatch = { readonly stop: () => Promise<PagesSeen> }

const everyMs = 250

/** As long as a visitor waits. ms */
const patience = 30_000

/** One visitor after another reads the shop's pages in turn. */
export const watchPages = async (shop: string): Promise<PageWatch> => {
  const paths = await pagesOf(shop)
  const seen = { asked: 0, drawn: 0, slowest: 0, failed: [] as string[] }
  let isOver = false
  const read = async (path: string): Promise<void> => {
    const began = performance.now()
    seen.asked += 1
    try {
      const answer = await fetch(shop + path, {
        headers: { accept: 'text/html', connection: 'close' },
        signal: AbortSignal.timeout(patience),
      })
      const text = await answer.text()
      if (answer.status !== 200 || !text.includes('id="root"')) seen.failed.push(`${path} answered ${answer.status}`)
      if (text.includes('id="known"')) seen.drawn += 1
    } catch (error) {
      seen.failed.push(`${path}: ${String(error)}`)
    }
    seen.slowest = Math.max(seen.slowest, performance.now() - began)
  }
  const watch = async (): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      await read(paths[turn % paths.length] ?? '/en-us')
      await sleep(everyMs)
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isOver = true
      await watching
      return seen
    },
  }
}

/** The front page, and a few of the categories and products that the shop tells search engines of. */
const pagesOf = async (shop: string): Promise<readonly string[]> => {
  const locations = async (path: string): Promise<readonly string[]> => {
    const text = await fetch(shop + path).then((answer) => answer.text())
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const first = await locations('/sitemap.xml')
  const all = first.some((path) => path.endsWith('.xml')) ? (await Promise.all(first.map(locations))).flat() : first
  const own = all.filter((path) => path.startsWith('/en-us'))
  const some = (part: string): readonly string[] => own.filter((path) => path.includes(part)).slice(0, 6)
  return ['/en-us', ...some('/c/'), ...some('/p/')]
}

import { setTimeout as sleep } from 'node:timers/promises'
import { weakIf } from '../Attack.ts'
import type { Attack, Ground, Verdict } from '../Attack.ts'
import type { RawWire } from '../rawClient.ts'
import { openShopper } from './shopper.ts'

const second = 1000
/**
 * Longer than any time limit for an unfinished request: every thirty seconds Node looks for those that are thirty
 * seconds old.
 */
const usualPatienceMs = 65 * second
/** Longer than the server waits for an answer to be read. */
const readerPatienceMs = 110 * second
const stepMs = second

const connectMany = async ({ client }: Ground, count: number): Promise<readonly RawWire[]> => {
  const wires: RawWire[] = []
  const attacker = client()
  for (let nth = 0; nth < count; nth++) wires.push(await attacker.connect())
  return wires
}

/** Writes to every open connection once a second until all are closed or time is up, while a shopper changes a cart. */
const starve = async (
  ground: Ground,
  wires: readonly RawWire[],
  feed: (wire: RawWire) => void,
  patienceMs = usualPatienceMs,
) => {
  const shopper = await openShopper(ground.client(), ground.victim.goods.sku)
  const openNow = (): number => wires.filter((wire) => wire.isOpen()).length
  let changes = 0
  let failed = 0
  const started = performance.now()
  while (openNow() > 0 && performance.now() - started < patienceMs) {
    for (const wire of wires) feed(wire)
    // Another attack ends database connections meanwhile: such a change is answered 503 and repeated, as clients do.
    const first = await shopper.change()
    const reply = first.status === 503 ? await shopper.change() : first
    changes += 1
    if (reply.status !== 200) failed += 1
    await sleep(stepMs)
  }
  return { open: openNow(), changes, failed, seconds: (performance.now() - started) / second }
}

type Slow = { readonly begin: string; readonly feed: string; readonly sockets: readonly [short: number, long: number] }

const slow =
  ({ begin, feed, sockets: [short, long] }: Slow) =>
  async (ground: Ground): Promise<Verdict> => {
    const wires = await connectMany(ground, ground.isShort ? short : long)
    for (const wire of wires) if (begin !== '') wire.write(begin)
    const { open, changes, failed, seconds } = await starve(
      ground,
      wires,
      (wire) => void (feed !== '' && wire.write(feed)),
    )
    const request =
      begin === ''
        ? 'a connection without a byte'
        : `${begin.replaceAll('\r\n', '\\r\\n')} and then ${feed.replaceAll('\r\n', '\\r\\n') || 'nothing'} each second`
    return {
      figures: `${wires.length - open} of ${wires.length} disconnected after ${seconds.toFixed(0)} s, ${changes - failed} of ${changes} cart changes meanwhile`,
      weaknesses: [
        ...weakIf(
          open > 0,
          `${open} of ${wires.length} connections are still open after ${(usualPatienceMs / second).toFixed(0)} s`,
          request,
        ),
        ...weakIf(failed > 0, `${failed} of ${changes} cart changes failed meanwhile`, request),
      ],
    }
  }

/** More than the kernel buffers for a client that does not read. */
const manyFiles = (script: string): string => `GET ${script} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(60)

/** Of those that a page names. */
const biggestScript = async (
  page: string,
  ask: (path: string) => Promise<{ readonly text: string }>,
): Promise<string> => {
  const paths = [...new Set([...page.matchAll(/(\/assets\/[\w.-]+\.js)/g)].map(([path]) => path))]
  const lengths = new Map<string, number>()
  for (const path of paths) lengths.set(path, (await ask(path)).text.length)
  return paths.toSorted((one, other) => (lengths.get(other) ?? 0) - (lengths.get(one) ?? 0))[0] ?? '/en-us'
}

const slowReaders = async (ground: Ground): Promise<Verdict> => {
  const { victim, isShort, client } = ground
  const home = await client().ask('GET', '/en-us')
  const script = await biggestScript(home.text, (path) => client().ask('GET', path))
  const before = victim.process?.residentMb() ?? 0
  const wires = await connectMany(ground, isShort ? 100 : 1_000)
  for (const wire of wires) {
    wire.read(false)
    wire.write(manyFiles(script))
  }
  let most = before
  const { changes, failed, seconds } = await starve(
    ground,
    wires,
    () => (most = Math.max(most, victim.process?.residentMb() ?? 0)),
    readerPatienceMs,
  )
  // A client that does not read does not notice that the connection is closed; one that writes does.
  for (let count = 0; count < 3; count++) {
    for (const wire of wires) wire.write('\r\n')
    await sleep(200)
  }
  const open = wires.filter((wire) => wire.isOpen()).length
  const request = `${wires.length} connections with GET ${script} × 60 in one write, and nothing is read`
  const grown = most - before
  return {
    figures: `${wires.length - open} of ${wires.length} disconnected after ${seconds.toFixed(0)} s, ${grown} MB more at most, ${changes - failed} of ${changes} cart changes`,
    weaknesses: [
      ...weakIf(
        open > 0,
        `${open} of ${wires.length} readers who do not read are still connected after ${(readerPatienceMs / second).toFixed(0)} s`,
        request,
      ),
      ...weakIf(grown > 60 + wires.length / 2, `the server’s memory grew by ${grown} MB`, request),
      ...weakIf(failed > 0, `${failed} of ${changes} cart changes failed meanwhile`, request),
    ],
  }
}

const patient = { part: 'availability', isPatient: true } as const
const bound = { requests: 2_000, seconds: 180 } as const
const short = { requests: 400, seconds: 120 } as const

export const slowAttacks: readonly Attack[] = [
  {
    ...patient,
    id: 'slowloris',
    tries: 'Requests whose headers never end, a line each second.',
    promise: 'A request whose headers do not end is disconnected; shoppers are served meanwhile.',
    bound,
    short,
    run: slow({ begin: 'GET /en-us HTTP/1.1\r\nHost: shop\r\n', feed: 'x-more: 1\r\n', sockets: [60, 500] }),
  },
  {
    ...patient,
    id: 'slow-bodies',
    tries: 'Requests whose bodies never end, a byte each second.',
    promise: 'A request whose body does not end is disconnected; shoppers are served meanwhile.',
    bound,
    short,
    run: slow({
      begin:
        'POST /token/v2/auth/token HTTP/1.1\r\nHost: shop\r\nx-access-key: cairn-web\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      feed: '1\r\n{\r\n',
      sockets: [60, 500],
    }),
  },
  {
    ...patient,
    id: 'idle-sockets',
    tries: 'Connections on which nothing is ever sent.',
    promise: 'Idle connections are closed; shoppers are served meanwhile.',
    bound: { requests: 10_200, seconds: 180 },
    short,
    run: slow({ begin: '', feed: '', sockets: [200, 10_000] }),
  },
  {
    ...patient,
    id: 'slow-readers',
    tries: 'Clients that request a big file sixty times in one write and never read.',
    promise: 'Clients that do not read are disconnected, and the server’s memory stays bounded.',
    bound,
    // It takes nearly two minutes until the last of them is disconnected.
    short: null,
    run: slowReaders,
  },
]

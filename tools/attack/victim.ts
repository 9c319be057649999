import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { demonstrationPassword } from '../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationPin } from '../../server/giftcard/importGiftCards.ts'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import { fillDatabase } from './fillDatabase.ts'
import type { Goods } from './fillDatabase.ts'
import { loopbackTarget } from './loopbackTarget.ts'
import type { LoopbackTarget } from './loopbackTarget.ts'
import { openRawClient } from './rawClient.ts'
import { jsonOf, must, nobody } from './visitor.ts'

/** The server under attack. What is known of its process is null if it was already running and is not ours. */
export type Victim = {
  readonly target: LoopbackTarget
  readonly goods: Goods
  readonly process: VictimProcess | null
  /** Whether it uses its own PostgreSQL database. */
  readonly databaseUrl: string | null
  readonly close: () => Promise<void>
}

export type VictimProcess = {
  readonly isAlive: () => boolean
  /** Everything it has written so far, to standard output and error. */
  readonly log: () => string
  /** Resident memory, MB. */
  readonly residentMb: () => number
}

export type VictimPlan = { readonly databaseUrl: string | null; readonly env?: Readonly<Record<string, string>> }

/** As in production, whatever the attacker's shell has set. */
const settings = { NODE_ENV: 'production', CAIRN_MODE: 'production', HOST: '127.0.0.1' } as const
const startMs = 60_000

/**
 * Starts the built server in a separate process, with production settings, on a fresh database with a catalogue,
 * accounts and gift cards.
 */
export const startVictim = async ({ databaseUrl, env = {} }: VictimPlan): Promise<Victim> => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-attack-'))
  const database = databaseUrl === null ? null : await createDatabase(databaseUrl)
  const clear = async (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true })
    await database?.drop()
  }
  try {
    const goods = await fillDatabase(
      database === null ? { kind: 'directory', directory: folder } : { kind: 'url', url: database.url },
    )
    const port = await freePort()
    const child = spawn(process.execPath, ['dist/server/main.mjs'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...ownEnv(),
        ...settings,
        PORT: String(port),
        CAIRN_DATA: folder,
        ...(database === null ? {} : { DATABASE_URL: database.url }),
        ...env,
      },
    })
    const watched = watch(child)
    const target = loopbackTarget(`http://127.0.0.1:${port}`)
    if (typeof target === 'string') throw new Error(target)
    await opened(watched)
    return {
      target,
      goods,
      process: watched,
      databaseUrl: database?.url ?? null,
      close: async () => {
        await watched.end()
        await clear()
      },
    }
  } catch (cause) {
    await clear()
    throw cause
  }
}

/** A shop that is already running, with the demo accounts and cards. */
export const knownVictim = async (target: LoopbackTarget): Promise<Victim> => ({
  target,
  goods: await knownGoods(target),
  process: null,
  databaseUrl: null,
  close: () => Promise.resolve(),
})

/** None of the shop's settings come from the shell. */
const ownEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(CAIRN_|DATABASE_URL$|PORT$)/.test(name)))

type Watched = VictimProcess & { readonly end: () => Promise<void> }

const watch = (child: ChildProcess): Watched => {
  let log = ''
  const keep = (chunk: Buffer): void => void (log += chunk.toString('utf8'))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    isAlive,
    log: () => log,
    residentMb: () => residentMb(child.pid),
    end: async () => {
      child.kill('SIGTERM')
      const impatient = setTimeout(() => child.kill('SIGKILL'), 8_000)
      await ended
      clearTimeout(impatient)
    },
  }
}

const opened = async (process: Watched): Promise<void> => {
  for (const end = Date.now() + startMs; Date.now() < end;) {
    if (/Cairn is open at/.test(process.log())) return
    if (!process.isAlive()) break
    await sleep(50)
  }
  await process.end()
  throw new Error(`The server did not start: ${process.log().slice(-2_000) || 'it printed nothing'}`)
}

const residentMb = (pid: number | undefined): number => {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

type OwnDatabase = { readonly url: string; readonly drop: () => Promise<void> }

/** A new database on the server of `url`; the database of `url` itself is never touched. */
const createDatabase = async (url: string): Promise<OwnDatabase> => {
  const name = `cairn_attack_${randomBytes(6).toString('hex')}`
  await onServer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => onServer(url, `drop database if exists ${name} with (force)`) }
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** What a running shop sells, as anybody can read it. */
const knownGoods = async (target: LoopbackTarget): Promise<Goods> => {
  const client = openRawClient(target, '127.0.0.1', { left: 20 })
  try {
    const listing = jsonOf(must(await nobody(client).call('GET', footwear), 200)) as {
      products: readonly { productId: string; available: boolean }[]
    }
    const productId = listing.products.find(({ available }) => available)?.productId
    if (productId === undefined) throw new Error('The shop has nothing to sell.')
    const details = must(await nobody(client).call('GET', `/products/v2/products/${productId}/details`), 200)
    const { variants } = jsonOf(details) as { variants: readonly { sku: string; stock: number }[] }
    const most = [...variants].sort((a, b) => b.stock - a.stock)[0]
    return { sku: most?.sku ?? '', productId, lastPieces: [], password: demonstrationPassword, pin: demonstrationPin }
  } finally {
    client.close()
  }
}

const footwear = '/products/v2/catalog?categoryId=1000'

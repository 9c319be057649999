import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { ownCluster } from './ownCluster.ts'
import type { OwnCluster } from './ownCluster.ts'

let cluster: OwnCluster
beforeAll(async () => {
  cluster = await ownCluster()
})
afterAll(() => cluster.drop())

/** The whole server as a user starts it; `said` waits for a line, and fails if the process ends before it. */
const started = (url: string) => {
  const child = spawn(process.execPath, ['tools/run.mjs', 'server/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url },
  })
  let heard = ''
  const ended = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const listening = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      heard += String(chunk)
      for (const look of listening) look()
    })
  }
  const printed = (words: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => void (words.test(heard) && resolve(heard))
      listening.add(look)
      look()
      void ended.then((code) => reject(new Error(`ended with ${code} and said: ${heard}`)))
    })
  return { printed, ended, stop: () => child.kill('SIGTERM') }
}

test('ERR-02 a server that starts before its database says so in a sentence, waits, and opens when it is there', async () => {
  await cluster.stop()
  const server = started(cluster.url)
  const sentence = await server.printed(/does not answer.*\n/)
  expect(sentence).toMatch(
    /The database at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. Cairn starts as soon as it does, and tries once a second\./,
  )
  await cluster.start()
  await server.printed(/Cairn is open at/)
  server.stop()
  expect(await server.ended).toBe(0)
})

test('ERR-02 a database that does not exist is no reason to wait: the start ends with a sentence, without the password', async () => {
  const url = new URL(cluster.url)
  url.pathname = '/nowhere'
  url.password = 'Trail-2026'
  const server = started(url.href)
  const heard = await server.printed(/Check DATABASE_URL/)
  expect(await server.ended).toBe(1)
  expect(heard).toContain(
    `The database at ${url.host} refuses the connection: database "nowhere" does not exist. Check DATABASE_URL.`,
  )
  expect(heard).not.toContain('Trail-2026')
})

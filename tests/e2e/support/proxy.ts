import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { inject } from 'vitest'
import { portOf } from '../../../tools/start/freePort.ts'

/** The product behind another address, with one file changed on the way: what a new version looks like from outside. */
export type Proxy = {
  readonly url: string
  /** The requested paths, in order. */
  readonly asked: readonly string[]
  change(path: string, edit: (text: string) => string): void
  close(): Promise<void>
}

export const openProxy = async (): Promise<Proxy> => {
  const target = new URL(inject('productUrl'))
  const edits = new Map<string, (text: string) => string>()
  const asked: string[] = []
  const server = createServer((incoming, answer) => {
    asked.push(incoming.url ?? '')
    const edit = edits.get(incoming.url ?? '')
    const headers = { ...incoming.headers, host: target.host, ...(edit ? { 'accept-encoding': 'identity' } : {}) }
    const outgoing = request(
      { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers },
      (from) => {
        if (!edit) return void from.pipe(answer.writeHead(from.statusCode ?? 502, from.headers))
        void textOf(from).then((text) => {
          const { 'content-length': _, ...kept } = from.headers
          answer.writeHead(from.statusCode ?? 502, kept).end(edit(text))
        })
      },
    )
    outgoing.on('error', () => answer.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    change: (path, edit) => void edits.set(path, edit),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const textOf = async (from: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

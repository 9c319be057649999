import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { portOf } from '../start/freePort.ts'

/** The shop behind another address, which records what its pages and workers write to the console as errors. */
export type ConsoleProxy = {
  readonly url: string
  readonly heard: string[]
  /** Refuses connections, as if nothing listened there, until `open`. */
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
}

/**
 * For an engine whose console cannot be read from outside: pages and the worker's core get one more script, which sends
 * errors, rejections and policy violations to this proxy. Nothing else is changed.
 */
export const openConsoleProxy = async (target: string): Promise<ConsoleProxy> => {
  const heard: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === '/__console.js')
      return void answer
        .writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'same-origin' })
        .end(recorder)
    if (asked.url === '/__console')
      return void textOf(asked).then(
        (text) => (heard.push(text), answer.writeHead(204).end()),
        () => answer.destroy(),
      )
    forward(new URL(target), asked, answer)
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    open: () => listen(port),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const forward = (target: URL, asked: IncomingMessage, answer: ServerResponse): void => {
  const path = asked.url ?? '/'
  const isCore = /^\/assets\/core-[\w-]{7}\.js$/.test(path)
  const isEdited =
    isCore ||
    (asked.headers.accept ?? '').includes('text/html') ||
    path === '/index.html' ||
    asked.headers['sec-fetch-dest'] === 'document'
  const headers = { ...asked.headers, host: target.host, ...(isEdited ? { 'accept-encoding': 'identity' } : {}) }
  const outgoing = request(
    { host: target.hostname, port: target.port, method: asked.method, path, headers },
    (from) => {
      const isPage =
        (from.headers['content-type'] ?? '').startsWith('text/html') && !path.startsWith('/payment-provider')
      if (!isEdited || (!isCore && !isPage))
        return void from.pipe(answer.writeHead(from.statusCode ?? 502, from.headers))
      textOf(from).then(
        (text) => {
          const { 'content-length': _, ...kept } = from.headers
          const edited = isCore
            ? `${recorder}\n${text}`
            : text.replace('<head>', () => '<head><script src="/__console.js"></script>')
          answer.writeHead(from.statusCode ?? 502, kept).end(edited)
        },
        () => answer.destroy(),
      )
    },
  )
  outgoing.on('error', () => answer.destroy())
  asked.pipe(outgoing)
}

const textOf = async (from: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const recorder = `{
  const tell = (what) => void fetch('/__console', { method: 'POST', body: what, keepalive: true }).catch(() => {})
  const words = (value) => (value instanceof Error ? value.name + ': ' + value.message : String(value))
  const { error } = console
  console.error = (...printed) => {
    tell(printed.map(words).join(' '))
    error.apply(console, printed)
  }
  addEventListener('error', (event) => event.message && tell(event.message))
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection: ' + words(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell('CSP ' + violatedDirective + ' forbids ' + blockedURI))
}`

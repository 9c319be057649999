import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/**
 * OPS-04: `/metrics` on a port of its own, so that the shop's visitors cannot read it, whatever stands in front of the
 * shop. It goes on until `stop`, and so can be read while the server drains.
 */
export const listenMetrics = (
  metrics: Pick<Metrics, 'text' | 'media'>,
  port: number,
  host: string,
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> =>
  new Promise((opened, failed) => {
    const server = createServer((request, response) => {
      const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD')
      if (!isAsked) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Ask for /metrics.\n')
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.media, 'cache-control': 'no-store' }).end(text),
        () => response.writeHead(500, { 'content-type': 'text/plain' }).end('The metrics could not be read.\n'),
      )
    })
    server.once('error', failed)
    server.listen(port, host, () => {
      // A server that listens on a port has this kind of address.
      const { port: taken } = server.address() as AddressInfo
      const stop = (): Promise<void> =>
        new Promise((stopped) => {
          server.close(() => stopped())
          server.closeAllConnections()
        })
      opened({ port: taken, stop })
    })
  })

import { paths } from '../visitor.ts'

/** `statuses`: the acceptable answers. `cut`: the connection may also end without an answer. */
type Shape = {
  readonly what: string
  readonly bytes: string | Buffer
  readonly statuses: readonly number[]
  readonly cut?: true
}

const get = '/fapi/server/time'
const common = 'x-access-key: cairn-web\r\n'
const line = (text: string): string => text.replaceAll('\n', '\r\n')
const refused = [400] as const

/** Requests that no browser sends. */
export const requestShapes: readonly Shape[] = [
  {
    what: 'two Host headers',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\nHost: elsewhere\r\n${common}\r\n`,
    statuses: refused,
  },
  { what: 'no Host header', bytes: `GET ${get} HTTP/1.1\r\n${common}\r\n`, statuses: refused },
  {
    what: 'a Host that is not a name',
    bytes: `GET ${get} HTTP/1.1\r\nHost: a b/c\r\n${common}\r\n`,
    statuses: [200, 400],
  },
  {
    what: 'Content-Length and Transfer-Encoding',
    bytes: `POST ${paths.token} HTTP/1.1\r\nHost: shop\r\n${common}content-type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    statuses: refused,
    cut: true,
  },
  {
    what: 'two Content-Lengths',
    bytes: `POST ${paths.token} HTTP/1.1\r\nHost: shop\r\n${common}content-type: application/json\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    statuses: refused,
    cut: true,
  },
  {
    what: 'a folded header',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\nx-access-key:\r\n cairn-web\r\n\r\n`,
    statuses: [200, 400],
  },
  { what: 'bare line feeds', bytes: `GET ${get} HTTP/1.1\nHost: shop\n\n`, statuses: refused, cut: true },
  {
    what: 'a NUL in a header',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\nx-access-key: cairn\0web\r\n\r\n`,
    statuses: refused,
    cut: true,
  },
  {
    what: 'a space before the colon',
    bytes: `GET ${get} HTTP/1.1\r\nHost : shop\r\n${common}\r\n`,
    statuses: refused,
    cut: true,
  },
  { what: 'an unknown method', bytes: `BREW ${get} HTTP/1.1\r\nHost: shop\r\n\r\n`, statuses: refused, cut: true },
  {
    what: 'CONNECT',
    bytes: 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n',
    statuses: [400, 404, 405, 501],
    cut: true,
  },
  { what: 'TRACE', bytes: `TRACE ${get} HTTP/1.1\r\nHost: shop\r\n\r\n`, statuses: [400, 404, 405, 501], cut: true },
  {
    what: 'an absolute address',
    bytes: `GET http://elsewhere${get} HTTP/1.1\r\nHost: shop\r\n${common}\r\n`,
    statuses: [200, 400, 404],
  },
  {
    what: 'a header of 20 kB',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    statuses: [431],
    cut: true,
  },
  {
    what: '200 headers',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\n${common}${'x-a: 1\r\n'.repeat(200)}\r\n`,
    statuses: [200, 400, 431],
  },
  {
    what: 'an upgrade to h2c',
    bytes: `GET ${get} HTTP/1.1\r\nHost: shop\r\n${common}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    statuses: [200, 400],
  },
  {
    what: 'a method override',
    bytes: line(
      `GET /consumers-v3/consumer HTTP/1.1\nHost: shop\n${common.trim()}\nx-http-method-override: DELETE\n\n`,
    ),
    statuses: [401],
  },
  { what: 'HTTP/0.9', bytes: 'GET /\r\n\r\n', statuses: [200, 302, 400], cut: true },
  {
    what: 'a negative chunk',
    bytes: `POST ${paths.token} HTTP/1.1\r\nHost: shop\r\n${common}content-type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`,
    statuses: refused,
    cut: true,
  },
  {
    what: 'a path of 12 kB',
    bytes: `GET /${'a/'.repeat(6_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`,
    statuses: [200, 400, 404, 414, 431],
  },
  {
    what: 'an invalid escape',
    bytes: `GET /en-us/%zz%c0%ae%ff HTTP/1.1\r\nHost: shop\r\n\r\n`,
    statuses: [200, 400, 404],
  },
]

// Node loads its own `Headers` and `Response` on first use, so that is done before a world begins.
const real = { Headers: globalThis.Headers, Response: globalThis.Response }

/**
 * The parts of the platform's `Headers` and `Response` that server and client need, without streams, which cost as much
 * as the rest of a call. Installs them until it is undone; anything else asked of them fails.
 */
export const plainHttp = (): (() => void) => {
  Object.assign(globalThis, { Headers: PlainHeaders, Response: PlainResponse })
  return () => void Object.assign(globalThis, real)
}

type HeadersGiven = PlainHeaders | Readonly<Record<string, string>>

export class PlainHeaders {
  readonly #values = new Map<string, string>()

  constructor(given: HeadersGiven = {}) {
    for (const [name, value] of given instanceof PlainHeaders ? given : Object.entries(given)) this.set(name, value)
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase())
  }

  set(name: string, value: string): void {
    this.#values.set(name.toLowerCase(), value)
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase())
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.#values.entries()
  }
}

class PlainResponse {
  readonly status: number
  readonly headers: PlainHeaders
  readonly #text: string
  #isRead = false

  constructor(
    body: string | null = null,
    { status = 200, headers = {} }: { readonly status?: number; readonly headers?: HeadersGiven } = {},
  ) {
    if (body !== null && typeof body !== 'string') throw new TypeError('A body is text here.')
    this.#text = body ?? ''
    this.status = status
    this.headers = headers instanceof PlainHeaders ? headers : new PlainHeaders(headers)
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300
  }

  get body(): { readonly cancel: () => Promise<void> } {
    return { cancel: async () => undefined }
  }

  async text(): Promise<string> {
    if (this.#isRead) throw new TypeError('The body has been read already.')
    this.#isRead = true
    return this.#text
  }

  clone(): PlainResponse {
    return new PlainResponse(this.#text, this)
  }
}

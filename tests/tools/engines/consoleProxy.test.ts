import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { openConsoleProxy } from '../../../tools/engines/consoleProxy.ts'
import type { ConsoleProxy } from '../../../tools/engines/consoleProxy.ts'
import { portOf } from '../../../tools/start/freePort.ts'

const pages: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/en-us': ['text/html; charset=utf-8', '<html><head><title>Cairn</title></head></html>'],
  '/assets/core-abcd123.js': ['text/javascript', 'export const core = 1'],
  '/assets/vendor-abcd123.js': ['text/javascript', 'export const vendor = 1'],
}
const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const open = async (): Promise<ConsoleProxy> => {
  const shop = createServer((asked, answer) => {
    const [type, text] = pages[asked.url ?? ''] ?? ['text/plain', 'none']
    answer.writeHead(200, { 'content-type': type }).end(text)
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const proxy = await openConsoleProxy(`http://127.0.0.1:${portOf(shop)}`)
  endings.push(
    async () => {
      shop.closeAllConnections()
      await new Promise((resolve) => shop.close(resolve))
    },
    () => proxy.shut(),
  )
  return proxy
}
const read = (url: string): Promise<string> =>
  fetch(url, { headers: { accept: 'text/html' } }).then((answer) => answer.text())

describe('while it is open', () => {
  test('pages and the worker’s core get the recorder, and nothing else is changed', async () => {
    const { url } = await open()
    expect(await read(`${url}/en-us`)).toBe(
      '<html><head><script src="/__console.js"></script><title>Cairn</title></head></html>',
    )
    expect(await read(`${url}/assets/core-abcd123.js`)).toMatch(/securitypolicyviolation[^]*\nexport const core = 1$/)
    expect(await read(`${url}/assets/vendor-abcd123.js`)).toBe('export const vendor = 1')
  })

  test('messages of a page or a worker are recorded', async () => {
    const { url, heard } = await open()
    await fetch(`${url}/__console`, { method: 'POST', body: 'CSP script-src forbids inline' })
    expect(heard).toEqual(['CSP script-src forbids inline'])
  })
})

test('it answers no call while it is shut, and answers at the same address afterwards', async () => {
  const proxy = await open()
  await proxy.shut()
  await expect(fetch(`${proxy.url}/en-us`)).rejects.toThrow()
  await proxy.open()
  expect(await read(`${proxy.url}/en-us`)).toContain('Cairn')
})

import { createServer } from 'node:http'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { eventually } from '../e2e/support/walk.ts'

/** Another origin with a gallery's script, which fills its container and calls its service. */
const asked: string[] = []
const script = `const { searchParams } = new URL(document.currentScript.src)
document.getElementById(searchParams.get('container')).textContent = 'Photos from elsewhere'
void fetch(searchParams.get('base') + '/photos')`
const gallery = createServer((request, response) => {
  asked.push(request.url ?? '')
  const type = request.url?.startsWith('/widget.js') ? 'text/javascript' : 'application/json'
  response.writeHead(200, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  response.end(type === 'text/javascript' ? script : '{}')
})
await new Promise<void>((resolve) => void gallery.listen(0, '127.0.0.1', resolve))
afterAll(() => void gallery.close())
const address = gallery.address()
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

const server = useOwnServer(() => ({
  CAIRN_GALLERY_SCRIPT: `${origin}/widget.js?shop=cairn`,
  CAIRN_GALLERY_BASE: `${origin}/v1`,
}))
const shop = useShop()
let shopper: Visitor
beforeEach(async () => {
  asked.length = 0
  shopper = await shop.visitor()
})
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CMS-58 the configured script is loaded with base, container and locale, and fills its container', async () => {
  const { page } = shopper
  await page.goto(server.address('/en-us/open-bench'))
  await page.getByText('Photos from elsewhere').waitFor()
  const parameters = new URLSearchParams({ base: `${origin}/v1`, container: 'open-bench', locale: 'en-us' })
  await eventually(() => asked.join(' '), `/widget.js?shop=cairn&${parameters} /v1/photos`)
})

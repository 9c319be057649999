import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { toCart } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('REC-07 the shopper writes what happened, sees what a report holds and gets the file, and nothing is sent', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await toCart(shopper)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  const what = dialog.getByRole('textbox', { name: 'What happened?' })
  await what.fill('I paid with 4242 4242 4242 4242, and nothing happened.')
  await dialog.getByText('We’ve hidden digits that look like a card number.').waitFor()
  expect(await what.inputValue()).toBe('I paid with •••• •••• •••• ••••, and nothing happened.')
  await dialog.getByText('What the file includes').click()
  await dialog.getByText('Card numbers or security codes').waitFor()
  const whole = await dialog.getByRole('textbox', { name: 'View as text' }).inputValue()
  expect(whole).toContain('v1.ItemAddRequested')
  expect(whole).not.toMatch(/4242[ -]?4242/)
  expect(await dialog.getByRole('button', { name: 'Send report' }).count()).toBe(0)
  expect(await violationsOn(page, 'a report')).toEqual([])
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save file' }).click()
  expect(readLogFile(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    _tag: 'Read',
    header: { description: 'I paid with •••• •••• •••• ••••, and nothing happened.' },
  })
  await dialog.getByText(/^Saved as cairn-report-/).waitFor()
  expect(sent).toEqual([])
})

test('a worker that dies over a report: the next one writes it', async () => {
  shopper = await shop.visitor()
  const { page } = shopper
  await page.addInitScript(dyingOverExport)
  await toCart(shopper)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByText('What the file includes').click()
  expect(await dialog.getByRole('textbox', { name: 'View as text' }).inputValue()).toContain('v1.ItemAddRequested')
})

/** The first time anything is exported, the worker ends silently. Plain text, because no bundler may touch it. */
const dyingOverExport = `{
  const workers = []
  window.Worker = class extends window.Worker {
    constructor(address, options) {
      super(address, options)
      workers.push(this)
    }
  }
  let dies = true
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (message, ...others) {
    if (dies && message?.path?.[0] === 'export') {
      dies = false
      for (const worker of workers) worker.terminate()
    }
    return post.call(this, message, ...others)
  }
}`

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readLogFile } from '../../core/domain/log/readLogFile.ts'
import { freePort } from '../../tools/start/freePort.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('REC-07 SEG-11 ERR-34 the settings of the shop take the debug page away, let the shopper send reports and have diagnostics sent', async () => {
  shopper = await shop.visitor()
  const { page, context } = shopper
  const data = mkdtempSync(join(tmpdir(), 'cairn-without-'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    CAIRN_DATA: data,
    CAIRN_DEBUG: 'off',
    CAIRN_REPORTS: 'on',
    CAIRN_DIAGNOSTICS: 'on',
    CAIRN_BATCH_SIZE: 'many',
    NODE_ENV: 'production',
    CAIRN_DEMO: 'on',
  }
  const log: string[] = []
  const server = spawn(process.execPath, ['tools/start/start.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  })
  server.stdout.on('data', (lines: Buffer) => log.push(lines.toString()))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const address = `http://127.0.0.1:${port}/en-us/debug`
    await eventually(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      404,
      90_000,
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(address)
    await page.getByRole('heading', { level: 1, name: 'No trail leads here' }).waitFor()
    expect(asked.filter((path) => /Debug|recorder/.test(path))).toEqual([])
    await eventually(
      () => log.join(''),
      /"event":"diagnostic",.*"site":"en-us","kind":"setting","about":"batchSize","reason":"invalid"/,
    )

    await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    await dialog.getByText(`We’ll send it to 127.0.0.1:${port} and nowhere else.`).waitFor()
    const what = dialog.getByRole('textbox', { name: 'What happened?' })
    await what.fill('The page of the debugger is gone.\nMy card is 4242-4242-4242-4242.')
    await dialog.getByText('What we send with it').click()
    const shown = await dialog.getByRole('textbox', { name: 'View as text' }).inputValue()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'We couldn’t connect, so we may not have your report.' })
      .waitFor()
    expect(await violationsOn(page, 'a report that was not sent')).toEqual([])
    await dialog.getByRole('button', { name: 'Save file' }).click()
    await dialog.getByText(/^Saved as cairn-report-/).waitFor()
    expect(await what.inputValue()).toBe('The page of the debugger is gone.\nMy card is ••••-••••-••••-••••.')
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    const [, reference = ''] =
      /number is (\S+)\./.exec(await dialog.getByText('Thanks, we have your report.').innerText()) ?? []
    const kept = await readFile(join(data, 'reports', `${reference}.ndjson`), 'utf8')
    expect(kept).toBe(shown)
    expect(readLogFile(kept)).toMatchObject({
      header: { description: 'The page of the debugger is gone.\nMy card is ••••-••••-••••-••••.' },
    })
    expect(await what.count()).toBe(0)
    expect(await violationsOn(page, 'a report that was sent')).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await page.close()
    shopper.complaints.length = 0
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
})

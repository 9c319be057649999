#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Stands in for Firefox when Playwright starts it: it runs the same program with the same arguments, with a socket
 * between the two that answers the commands which Playwright 1.65 sends to every Firefox and Firefox ESR 153 does not
 * know. Preferences set what those would set (`firefoxUserPrefs`). Decision 27.
 */
const unknown = new Set(['emulation.setMediaFeaturesOverride', 'emulation.setTouchOverride'])

const firefox = spawn(process.env['CAIRN_FIREFOX'] ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'pipe', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

/** Listens next to Firefox and returns the address under which Playwright finds both. */
const openSecond = (target) =>
  new Promise((resolve) => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
      resolve(`ws://127.0.0.1:${server.address().port}`),
    )
    server.on('connection', (playwright, { url }) => {
      const browser = new WebSocket(target + url, { perMessageDeflate: false, maxPayload: 2 ** 28 })
      const early = []
      const pass = (text) => (browser.readyState === WebSocket.OPEN ? browser.send(text) : early.push(text))
      browser.on('open', () => early.splice(0).forEach(pass))
      playwright.on('message', (data) => {
        const text = String(data)
        const { id, method } = JSON.parse(text)
        if (unknown.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
        else pass(text)
      })
      browser.on('message', (data) => playwright.send(data, { binary: false }))
      browser.on('close', () => playwright.close())
      browser.on('error', () => playwright.close())
      playwright.on('close', () => browser.close())
    })
  })

firefox.stdout.pipe(process.stdout)
for await (const line of createInterface({ input: firefox.stderr })) {
  const found = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line)
  process.stderr.write(`${found ? `WebDriver BiDi listening on ${await openSecond(found[1])}` : line}\n`)
}

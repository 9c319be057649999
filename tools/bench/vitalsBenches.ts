import type { Browser, Page } from 'playwright'
import { sum } from '../../core/domain/money/amounts.ts'
import type { BenchRow } from './BenchRow.ts'
import { median } from './BenchRow.ts'
import { frequentPresses, harrow } from './frequentPresses.ts'

/** Like a phone: a narrow screen and a processor four times as slow. The network is this machine's own. */
const slowness = 4
const paintRounds = 3
const interactionRounds = 3
const leastMeasured = 16
/** ms: the limit for "good" (web.dev/articles/vitals). */
const paintBudget = 2_500
/** ms: half of the limit for "good". */
const interactionBudget = 100

/** Largest Contentful Paint of a first visit, and Interaction to Next Paint of the most frequent presses. */
export const vitalsRows = async (browser: Browser, url: string): Promise<readonly BenchRow[]> => {
  const bare = await bareVitals(browser, url)
  return [...(await paintRows(browser, url, bare.paint)), ...(await interactionRows(browser, url, bare.interaction))]
}

/** A page with one sentence and one button, on the same machine at the same time. */
const bareVitals = async (
  browser: Browser,
  url: string,
): Promise<{ readonly paint: number; readonly interaction: number }> => {
  const page = await phone(browser)
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Bare</h1><button onclick="this.textContent += 1">Press</button>',
    }),
  )
  const paints: number[] = []
  for (let round = 0; round < paintRounds; round += 1) {
    await page.goto(`${url}/bare`, { waitUntil: 'networkidle' })
    paints.push((await page.evaluate('vitals.paint')) as number)
  }
  for (let press = 0; press < 5; press += 1) await page.getByRole('button').click()
  const interaction = await worstInteraction(page)
  await page.context().close()
  return { paint: median(paints), interaction: Math.max(interaction.ms, leastMeasured) }
}

const paintRows = async (browser: Browser, url: string, bareMs: number): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = []
  for (const [what, path] of [
    ['home', ''],
    ['listing', '/c/footwear-1000'],
    ['product', harrow],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < paintRounds; round += 1) {
      const page = await phone(browser)
      await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
      times.push((await page.evaluate('vitals.paint')) as number)
      await page.context().close()
    }
    rows.push(row(`LCP ${what}`, median(times), '', bareMs, paintBudget))
  }
  return rows
}

const interactionRows = async (browser: Browser, url: string, bareMs: number): Promise<readonly BenchRow[]> => {
  const rounds: (readonly Interactions[])[] = []
  for (let round = 0; round < interactionRounds; round += 1) rounds.push(await playPresses(browser, url))
  return frequentPresses.map(([what], place) => {
    const played = rounds.flatMap((round) => round[place] ?? [])
    const events = sum(played.map((one) => one.events))
    const note = `, worst of a round, ${events} events in ${interactionRounds} rounds`
    return row(`INP ${what}`, median(played.map(({ ms }) => ms)), note, bareMs, interactionBudget)
  })
}

/** Each press in turn, by one new visitor. */
const playPresses = async (browser: Browser, url: string): Promise<readonly Interactions[]> => {
  const page = await phone(browser)
  const played: Interactions[] = []
  for (const [, act] of frequentPresses) {
    await act.arrive(page, url)
    await page.waitForLoadState('networkidle')
    await page.evaluate('vitals.interactions.length = 0')
    await act.press(page)
    played.push(await worstInteraction(page))
  }
  await page.context().close()
  return played
}

type Interactions = { readonly ms: number; readonly events: number }

/** Chromium reports an event some time after it, and only if it took 16 ms or more. */
const worstInteraction = async (page: Page): Promise<Interactions> => {
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200)))')
  const times = (await page.evaluate('vitals.interactions')) as readonly number[]
  return { ms: Math.max(0, ...times), events: times.length }
}

const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(watchVitals)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

const watchVitals = `
  window.vitals = { paint: 0, interactions: [] }
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) vitals.paint = entry.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (entry.interactionId > 0) vitals.interactions.push(entry.duration) }).observe({ type: 'event', durationThreshold: ${leastMeasured}, buffered: true })
`

const row = (what: string, ms: number, note: string, bareMs: number, budget: number): BenchRow => ({
  what: `${what}, ${slowness}× slow CPU`,
  measured: `${Math.round(ms).toLocaleString('en')} ms${note}`,
  bare: `${Math.round(bareMs)} ms on a bare page`,
  ratio: ms / bareMs,
  budget: `≤ ${budget.toLocaleString('en')} ms`,
  kept: ms <= budget,
})

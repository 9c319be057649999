import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../start/freePort.ts'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Tally } from '../suite/runSteps.ts'
import { startProduct } from '../suite/startProduct.ts'
import { browseSteps } from './browseSteps.ts'
import { cartSteps } from './cartSteps.ts'
import { openConsoleProxy } from './consoleProxy.ts'
import type { Engine, EngineTab } from './Engine.ts'
import type { EngineName } from './findEngines.ts'
import { developerSteps, orderSteps } from './orderSteps.ts'
import { keyboardSteps } from './keyboardSteps.ts'
import { openChromium, openFirefox } from './playwrightEngine.ts'
import { pages, sizes } from './walking.ts'
import type { WalkedShop, WalkStep } from './walking.ts'
import { openWebKit } from './webKitEngine.ts'

type World = { readonly engine: Engine; readonly shop: WalkedShop }

/** Walks through the shop in one engine; one check per step. The product must be built. */
export const walkEngine = (name: EngineName, path: string, say: (line: string) => void): Promise<Tally> =>
  walkUntilWhole(() => walkOnce(name, path, say), say)

/** The browser itself failed, not the shop in it (decision 46). */
export class EngineBroke extends Error {
  override readonly name = 'EngineBroke'
}

const mostWalks = 4

/**
 * A walk that ended because its browser crashed proves nothing, so it starts again in a new browser with a new server.
 * The last try counts as failed; any other fault counts at once.
 */
export const walkUntilWhole = async (walk: () => Promise<Tally>, say: (line: string) => void): Promise<Tally> => {
  for (let walks = 1; ; walks++) {
    try {
      return await walk()
    } catch (cause) {
      if (!(cause instanceof EngineBroke) || walks === mostWalks) throw cause
      say(`  The browser itself failed: ${cause.message}. The walk begins again (${walks} of ${mostWalks} ended so).`)
    }
  }
}

/** With its own server and database. */
const walkOnce = async (name: EngineName, path: string, say: (line: string) => void): Promise<Tally> => {
  const data = mkdtempSync(join(tmpdir(), 'cairn-engine-'))
  const port = await freePort()
  const start = () => startProduct({ data, port })
  let product = await start()
  const server = {
    url: product.url,
    stop: () => product.stop(),
    start: async () => void (product = await start()),
  }
  let engine: Engine | undefined
  try {
    const world = await opened[name](path, server)
    engine = world.engine
    say(engine.version)
    const tab = await engine.tab()
    await engine.resize(1440, 900)
    return await walked(world, tab, name, say)
  } finally {
    await engine?.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

const opened: Readonly<Record<EngineName, (path: string, shop: WalkedShop) => Promise<World>>> = {
  chromium: async (path, shop) => ({ engine: await openChromium(path, pictures('chromium')), shop }),
  firefox: async (path, shop) => ({ engine: await openFirefox(path, pictures('firefox')), shop }),
  webkit: async (path, shop) => {
    const proxy = await openConsoleProxy(shop.url)
    const engine = await openWebKit(path, proxy.heard)
    return {
      engine: { ...engine, close: () => engine.close().then(proxy.shut) },
      shop: { url: proxy.url, stop: () => proxy.shut().then(shop.stop), start: () => shop.start().then(proxy.open) },
    }
  },
}

const pictures = (name: EngineName): string => {
  const folder = join(projectRoot, 'reports', 'engines', name)
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * The browser's own messages about a request that got no answer, and about sizes that settle one frame later, are
 * not our errors.
 */
const isIgnoredError = (text: string): boolean =>
  /net::ERR_|^Failed to load ‘|due to access control checks|^ResizeObserver loop/.test(text)
const offer = 'We’ve updated our site'

const walked = async (
  { engine, shop }: World,
  tab: EngineTab,
  name: EngineName,
  say: (line: string) => void,
): Promise<Tally> => {
  let passed = 0
  const failedSteps: string[] = []
  for (const { title, walk } of walkShop) {
    const began = performance.now()
    const faults: string[] = []
    const figures = await walk(tab, engine, shop).catch(
      (cause: unknown) => void faults.push(cause instanceof Error ? cause.message : String(cause)),
    )
    if (await tab.run<boolean>('return document.body.innerText.includes(arguments[0])', offer).catch(() => false))
      faults.push(`“${offer}” although nothing changed`)
    faults.push(...(await engine.complaints()).filter((text) => !isIgnoredError(text)))
    if (faults.length === 0) passed += 1
    else failedSteps.push(`${name}, ${title}: ${faults.join('; ').slice(0, 240)}`)
    say(
      `  ${faults.length === 0 ? '✓' : '✗'} ${title}${typeof figures === 'string' ? `: ${figures}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    )
    for (const fault of faults) say(`      ${fault}`)
    const ownFault = faults.length > 0 ? await engine.ownFault(tab) : null
    if (ownFault !== null) throw new EngineBroke(ownFault)
    if (faults.length > 0) say(await uncancelled(tab))
  }
  await takePictures(engine, tab, shop.url).catch((cause: unknown) => say(`  (no pictures: ${String(cause)})`))
  const failed = failedSteps.length
  say(`${name}: ${passed} held, ${failed} did not`)
  return { passed, failed, faults: failedSteps }
}

/** Pictures for people, taken last: what an engine injects into a page to take one violates our policy. */
const takePictures = async (engine: Engine, tab: EngineTab, url: string): Promise<void> => {
  for (const [width, height] of sizes) {
    await engine.resize(width, height)
    for (const [name, path] of Object.entries(pages)) {
      await tab.open(url + path)
      await tab.picture(`${name}-${width}`)
    }
  }
}

const uncancelled = (tab: EngineTab): Promise<string> =>
  tab
    .run<string>(
      `return '      at ' + location.href + ': ' + document.body.innerText.replaceAll(/\\s+/g, ' ').slice(0, 600)`,
    )
    .catch((cause: unknown) => `      (the page cannot be read: ${String(cause)})`)

/** The whole shop once: what a shopper does in a first hour, with a reload at every step. */
const walkShop: readonly WalkStep[] = [...cartSteps, ...orderSteps, ...keyboardSteps, ...developerSteps, ...browseSteps]

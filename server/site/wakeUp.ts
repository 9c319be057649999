import { reloadGuardLifetime } from '../../core/domain/configuration/constants.ts'
import { reloadedAtKey } from '../../core/domain/route/mayReload.ts'
import type { PageFiles } from './pageFiles.ts'
import { asScript } from './pageScripts.ts'

/** The first lines of every page of the site. */
export type Entry = PageFiles & { readonly script: string }

/** Where a tab keeps the version for which its page was reloaded. */
const revivedKey = 'cairn:revived'

/** ms between two looks for a lost connection, or for a server that fails. */
const reviveMs = 3_000

/** How long the scripts wait for the pictures of the first screen, ms. */
const patienceMs = 500

/**
 * Sets the styles that may not be attributes, and requests the scripts once the first picture is painted, a frame after
 * its images are decoded: before that they would compete with it for bandwidth. They are requested and started one after
 * the other, each in its own task (by a message, because timers are throttled): all at once would block the page. The
 * stylesheets are in the page already; the loader of lazy parts looks for them by their links. They start once the whole
 * document is here, because the answers that it was drawn from stand at its end.
 * Scripts that do not load most often belong to a version that the server no longer has, so the page reloads, once for
 * each version in the life of a tab (RT-17). Without a connection it says so, and reloads whenever the connection
 * returns (RT-25): the page is asked for again and again, because browsers often believe to be online.
 */
export const wakeUp = (entry: Entry, { scripts, styles }: PageFiles): string =>
  asScript(`(() => {
  for (const element of document.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style
    element.removeAttribute('data-style')
  }
  const link = (rel, href, media) => document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '', ...media }))
  const turn = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  })
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
  const wake = async () => {
    for (const path of ${JSON.stringify([...entry.scripts, ...scripts])}) {
      link('modulepreload', path)
      await turn()
    }
    for (const path of ${JSON.stringify([...entry.styles, ...styles])}) {
      link('stylesheet', path, { media: 'print' })
      await turn()
    }
    await parsed
    for (const path of ${JSON.stringify([...entry.scripts, entry.script])}) {
      await import(path)
      await turn()
    }
  }
  const reload = () => {
    const guarded = ${reloadGuardLifetime} - Math.abs(Date.now() - sessionStorage.getItem('${reloadedAtKey}'))
    if (guarded > 0) return setTimeout(reload, guarded)
    sessionStorage.setItem('${reloadedAtKey}', Date.now())
    location.reload()
  }
  let isLost = false
  const stop = () => {
    isLost = true
    dispatchEvent(new Event('cairn:stopped'))
    document.querySelector('.page-stopped')?.removeAttribute('hidden')
  }
  const revive = async (cause) => {
    const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (page === null && !isLost) stop()
    if (page === null || page.status >= 500) return setTimeout(revive, ${reviveMs}, cause)
    if (!isLost) {
      if (!page.ok) return
      if (sessionStorage.getItem('${revivedKey}') === ${JSON.stringify(entry.script)}) throw cause
      sessionStorage.setItem('${revivedKey}', ${JSON.stringify(entry.script)})
    }
    reload()
  }
  const seen = [...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => {}))
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  Promise.race([Promise.all([painted(), ...seen]).then(painted), new Promise((resolve) => setTimeout(resolve, ${patienceMs}))]).then(wake).catch(revive)
})()`)

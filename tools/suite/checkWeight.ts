import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../start/installDependencies.mjs'
import type { Tally } from './runSteps.ts'
import { weighSite } from './weighSite.ts'
import type { PageWeight } from './weighSite.ts'

/** Most gzip bytes of script before a page works (1 kB = 1000 bytes). */
const browseBudget: Budget = { main: 125_000, worker: 80_000, together: 200_000 }
const checkoutBudget: Budget = { main: Infinity, worker: 80_000, together: 280_000 }

type Budget = Omit<PageWeight, 'page'>

/** Holds the built site against its budgets; one check per page. */
export const checkWeight = (): Promise<Tally> => {
  const folder = join(projectRoot, 'dist', 'client')
  if (!existsSync(join(folder, 'index.html'))) {
    console.log('There is no built site to weigh.')
    return Promise.resolve({ passed: 0, failed: 1 })
  }
  const pages = weighSite(folder).filter(({ page }) => !page.startsWith('Debug'))
  const heavy = pages.filter((weight) => excesses(weight).length > 0)
  for (const weight of pages) console.log(lineOf(weight))
  return Promise.resolve({ passed: pages.length - heavy.length, failed: heavy.length })
}

/** Which budgets a page breaks. */
export const excesses = (weight: PageWeight): readonly string[] => {
  const budget = /^(Checkout|OrderConfirmation)/.test(weight.page) ? checkoutBudget : browseBudget
  const kinds = ['main', 'worker', 'together'] as const
  return kinds.filter((kind) => weight[kind] > budget[kind]).map((kind) => `${kind} may be ${kilo(budget[kind])}`)
}

const lineOf = (weight: PageWeight): string => {
  const sizes = `main ${kilo(weight.main)}, worker ${kilo(weight.worker)}, together ${kilo(weight.together)}`
  const over = excesses(weight)
  return `${weight.page.padEnd(24)} ${sizes}${over.length > 0 ? `: too heavy, ${over.join(', ')}` : ''}`
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

import type { Draw } from './kit/kit.ts'
import { drawApproach } from './drawings/drawApproach.ts'
import { drawApproachPair, drawBootPair, drawRunnerPair } from './drawings/shoePairs.ts'
import { drawBackpack } from './drawings/drawBackpack.ts'
import { drawBackpackHarness } from './drawings/drawBackpackHarness.ts'
import { drawBeanie, drawBeanieCrown } from './drawings/drawBeanie.ts'
import { drawBoot } from './drawings/drawBoot.ts'
import { drawCap, drawCapFront } from './drawings/drawCap.ts'
import { drawFleece, drawFleeceBack } from './drawings/drawFleece.ts'
import { drawGiftcard, drawGiftcardEnvelope } from './drawings/drawGiftcard.ts'
import { drawGloves, drawGlovesPalm } from './drawings/drawGloves.ts'
import { drawPuffer, drawPufferBack } from './drawings/drawPuffer.ts'
import { drawRunner } from './drawings/drawRunner.ts'
import { drawSandal } from './drawings/drawSandal.ts'
import { drawSandalPair } from './drawings/drawSandalPair.ts'
import { drawShell, drawShellBack } from './drawings/drawShell.ts'
import { drawShorts, drawShortsBack } from './drawings/drawShorts.ts'
import { drawSock, drawSockPair } from './drawings/drawSock.ts'
import { drawTee, drawTeeBack } from './drawings/drawTee.ts'
import { drawTrousers } from './drawings/drawTrousers.ts'
import { drawTrousersBack } from './drawings/drawTrousersBack.ts'

/** One view: how far it is raised to sit in the middle of the sheet, and what it shows, in words. */
export type View = { readonly draw: Draw; readonly rise: number; readonly shows: string }

/** One product's silhouette, and its proportions in children's sizes. */
export type Silhouette = {
  readonly label: string
  readonly views: Readonly<Record<1 | 2, View>>
  readonly kids: readonly [width: number, height: number]
}

export type DrawingId = keyof typeof drawings

const SHOE = [0.8, 0.88] as const

const COAT = [0.88, 0.8] as const

const SMALL = [0.86, 0.82] as const

const silhouette = (label: string, kids: readonly [number, number], one: ViewRow, two: ViewRow): Silhouette => ({
  label,
  kids,
  views: { 1: view(one), 2: view(two) },
})

const view = ([draw, rise, shows]: ViewRow): View => ({ draw, rise, shows })

export const drawings = {
  boot: silhouette('Hiking boot', SHOE, [drawBoot, 28, 'side'], [drawBootPair, 0, 'from above, and the sole']),
  runner: silhouette(
    'Trail running shoe',
    SHOE,
    [drawRunner, 62, 'side'],
    [drawRunnerPair, 0, 'from above, and the sole'],
  ),
  approach: silhouette(
    'Approach shoe',
    SHOE,
    [drawApproach, 62, 'side'],
    [drawApproachPair, 0, 'from above, and the sole'],
  ),
  sandal: silhouette(
    'Trekking sandal',
    SHOE,
    [drawSandal, 70, 'side'],
    [drawSandalPair, 0, 'from above, and the sole'],
  ),
  shell: silhouette('Shell jacket', COAT, [drawShell, 0, 'front'], [drawShellBack, 0, 'back']),
  puffer: silhouette('Insulated jacket', COAT, [drawPuffer, 22, 'front'], [drawPufferBack, 22, 'back']),
  fleece: silhouette('Fleece pullover', COAT, [drawFleece, 22, 'front'], [drawFleeceBack, 22, 'back']),
  trousers: silhouette('Hiking trousers', COAT, [drawTrousers, 10, 'front'], [drawTrousersBack, 10, 'back']),
  shorts: silhouette('Hiking shorts', COAT, [drawShorts, 0, 'front'], [drawShortsBack, 0, 'back']),
  tee: silhouette('T-shirt', COAT, [drawTee, 0, 'front'], [drawTeeBack, 0, 'back']),
  cap: silhouette('Cap', SMALL, [drawCap, 10, 'side'], [drawCapFront, 10, 'front']),
  beanie: silhouette('Beanie', SMALL, [drawBeanie, 16, 'front'], [drawBeanieCrown, 0, 'from above']),
  sock: silhouette('Hiking sock', SMALL, [drawSock, 0, 'one sock'], [drawSockPair, 0, 'the pair']),
  gloves: silhouette('Gloves', SMALL, [drawGloves, 0, 'back of the hand'], [drawGlovesPalm, 0, 'palm']),
  backpack: silhouette('Backpack', SMALL, [drawBackpack, 6, 'front'], [drawBackpackHarness, 6, 'back']),
  giftcard: silhouette(
    'Gift card',
    [1, 1],
    [drawGiftcard, 0, 'the card'],
    [drawGiftcardEnvelope, 0, 'in its envelope'],
  ),
} as const satisfies Readonly<Record<string, Silhouette>>

type ViewRow = readonly [draw: Draw, rise: number, shows: string]

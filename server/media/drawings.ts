import type { Draw } from './drawing.ts'
import { drawApproach } from './drawings/drawApproach.ts'
import { drawApproachPair } from './drawings/drawApproachPair.ts'
import { drawBackpack } from './drawings/drawBackpack.ts'
import { drawBackpackHarness } from './drawings/drawBackpackHarness.ts'
import { drawBeanie } from './drawings/drawBeanie.ts'
import { drawBeanieCrown } from './drawings/drawBeanieCrown.ts'
import { drawBoot } from './drawings/drawBoot.ts'
import { drawBootPair } from './drawings/drawBootPair.ts'
import { drawCap } from './drawings/drawCap.ts'
import { drawCapFront } from './drawings/drawCapFront.ts'
import { drawFleece } from './drawings/drawFleece.ts'
import { drawFleeceBack } from './drawings/drawFleeceBack.ts'
import { drawGiftcard } from './drawings/drawGiftcard.ts'
import { drawGiftcardEnvelope } from './drawings/drawGiftcardEnvelope.ts'
import { drawGloves } from './drawings/drawGloves.ts'
import { drawGlovesPalm } from './drawings/drawGlovesPalm.ts'
import { drawPuffer } from './drawings/drawPuffer.ts'
import { drawPufferBack } from './drawings/drawPufferBack.ts'
import { drawRunner } from './drawings/drawRunner.ts'
import { drawRunnerPair } from './drawings/drawRunnerPair.ts'
import { drawSandal } from './drawings/drawSandal.ts'
import { drawSandalPair } from './drawings/drawSandalPair.ts'
import { drawShell } from './drawings/drawShell.ts'
import { drawShellBack } from './drawings/drawShellBack.ts'
import { drawShorts } from './drawings/drawShorts.ts'
import { drawShortsBack } from './drawings/drawShortsBack.ts'
import { drawSock } from './drawings/drawSock.ts'
import { drawSockPair } from './drawings/drawSockPair.ts'
import { drawTee } from './drawings/drawTee.ts'
import { drawTeeBack } from './drawings/drawTeeBack.ts'
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

function silhouette(label: string, kids: readonly [number, number], one: ViewRow, two: ViewRow): Silhouette {
  return { label, kids, views: { 1: view(one), 2: view(two) } }
}

function view([draw, rise, shows]: ViewRow): View {
  return { draw, rise, shows }
}

type ViewRow = readonly [draw: Draw, rise: number, shows: string]

import { drawApproach } from './drawings/drawApproach.ts'
import { drawApproachPair, drawBootPair, drawRunnerPair } from './drawings/shoePairs.ts'
import { drawBackpack } from './drawings/drawBackpack.ts'
import { drawBackpackHarness } from './drawings/drawBackpackHarness.ts'
import { drawBeanie, drawBeanieCrown } from './drawings/drawBeanie.ts'
import { drawBoot } from './drawings/drawBoot.ts'
import { drawCap, drawCapFront } from './drawings/drawCap.ts'
import { drawFleece, drawFleeceBack } from './drawings/drawFleece.ts'
import { drawCapAbove } from './views/drawCapAbove.ts'
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
import { womensBottoms, womensHand, womensShorts, womensTop } from './kit/womensCuts.ts'
import { points } from './kit/point.ts'
import { closeUp } from './views/closeUp.ts'
import { foldedAcross, foldedTop } from './views/folded.ts'
import {
  drawGiftcardBack,
  drawGiftcardGift,
  foldedSocks,
  stackedGloves,
  wornGloves,
  wornPack,
  wornSock,
} from './views/gearInUse.ts'
import { wornBottoms, wornHooded, wornSandal, wornShoe, wornTop } from './views/worn.ts'
import { wornBeanie, wornCap } from './views/wornOnHead.ts'
import { garment, gear, shoe, view, type Silhouette } from './silhouette.ts'

export type DrawingId = keyof typeof drawings

export const drawings = {
  boot: shoe(
    'Hiking boot',
    [drawBoot, 28],
    drawBootPair,
    [420, 330, 190],
    wornShoe(drawBoot, points`112 226, 128 214, 184 222, 244 222, 298 210`),
  ),
  runner: shoe(
    'Trail running shoe',
    [drawRunner, 62],
    drawRunnerPair,
    [430, 400, 180],
    wornShoe(drawRunner, points`100 318, 140 330, 186 360, 240 371, 290 359, 318 340`),
  ),
  approach: shoe(
    'Approach shoe',
    [drawApproach, 62],
    drawApproachPair,
    [430, 400, 180],
    wornShoe(drawApproach, points`104 322, 146 341, 190 365, 240 371, 286 355, 306 342`),
  ),
  sandal: shoe('Trekking sandal', [drawSandal, 70], drawSandalPair, [390, 400, 170], wornSandal(drawSandal)),
  shell: garment(
    'Shell jacket',
    [drawShell, drawShellBack, 0],
    womensTop,
    [420, 270, 150],
    foldedTop(
      drawShell,
      210,
      points`264 310!, 300 250!, 338 216, 352 195, 400 188, 448 195, 462 216, 500 250!, 536 310!`,
    ),
    wornHooded(
      drawShell,
      points`334 200!, 326 186, 338 126, 400 102, 462 126, 474 186, 466 200!, 400 190`,
      [146, 690],
      716,
    ),
  ),
  puffer: garment(
    'Insulated jacket',
    [drawPuffer, drawPufferBack, 22],
    womensTop,
    [390, 300, 150],
    foldedTop(drawPuffer, 170),
    wornTop(drawPuffer, { collar: points`346 168!, 400 178, 454 168!`, chin: 146, cuff: [150, 660], hem: 690 }),
  ),
  fleece: garment(
    'Fleece pullover',
    [drawFleece, drawFleeceBack, 22],
    womensTop,
    [440, 310, 150],
    foldedTop(drawFleece, 180),
    wornTop(drawFleece, { collar: points`346 180!, 400 172, 454 180!`, chin: 146, cuff: [152, 700], hem: 712 }),
  ),
  trousers: garment(
    'Hiking trousers',
    [drawTrousers, drawTrousersBack, 10],
    womensBottoms,
    [360, 200, 130],
    foldedAcross(drawTrousers, 450, 'below', [1.3, 40]),
    wornBottoms(drawTrousers, { waist: [80, 96], ankle: [312, 738], scale: 0.72 }),
  ),
  shorts: garment(
    'Hiking shorts',
    [drawShorts, drawShortsBack, 0],
    womensShorts,
    [400, 290, 140],
    foldedAcross(drawShorts, 540, 'below', [1.25, -50]),
    wornBottoms(drawShorts, {
      waist: [180, 150],
      ankle: [312, 1120],
      scale: 0.56,
      leg: points`246 600!, 250 700, 262 800, 270 840, 260 920, 272 1010, 292 1110!, 342 1110!, 356 1010, 366 920, 366 840, 378 780, 386 600!`,
    }),
  ),
  tee: garment(
    'T-shirt',
    [drawTee, drawTeeBack, 0],
    womensTop,
    [450, 250, 140],
    foldedTop(drawTee, 120),
    wornTop(drawTee, {
      collar: points`342 132!, 354 166, 376 186, 400 192, 424 186, 446 166, 458 132!`,
      chin: 96,
      cuff: [166, 620],
      hem: 690,
      arm: points`116 350!, 128 450, 134 540, 142 616!, 190 616!, 204 540, 216 450, 222 370!`,
    }),
  ),
  cap: gear(
    'Cap',
    view('side', drawCap, 10),
    view('front', drawCapFront, 10),
    view('above', drawCapAbove),
    view('detail', closeUp(drawCap, 500, 450, 150)),
    view('worn', wornCap(drawCap)),
  ),
  beanie: gear(
    'Beanie',
    view('front', drawBeanie, 16),
    view('above', drawBeanieCrown),
    view('detail', closeUp(drawBeanie, 400, 540, 150)),
    view('folded', foldedAcross(drawBeanie, 350, 'above', [1.1, -150])),
    view('worn', wornBeanie(drawBeanie)),
  ),
  sock: gear(
    'Hiking sock',
    view('one', drawSock),
    view('pair', drawSockPair),
    view('detail', closeUp(drawSock, 330, 220, 150)),
    view('folded', foldedSocks),
    view('worn', wornSock),
  ),
  gloves: gear(
    'Gloves',
    view('backOfHand', drawGloves, 0, womensHand),
    view('palm', drawGlovesPalm, 0, womensHand),
    view('detail', closeUp(drawGloves, 215, 430, 150), 0, womensHand),
    view('together', stackedGloves(drawGloves, drawGlovesPalm), 0, womensHand),
    view('worn', wornGloves(drawGloves), 0, womensHand),
  ),
  backpack: gear(
    'Backpack',
    view('front', drawBackpack, 6),
    view('back', drawBackpackHarness, 6),
    view('detail', closeUp(drawBackpack, 400, 250, 160)),
    view('harness', closeUp(drawBackpackHarness, 400, 330, 190)),
    view('worn', wornPack(drawBackpack)),
  ),
  giftcard: {
    ...gear(
      'Gift card',
      view('card', drawGiftcard),
      view('envelope', drawGiftcardEnvelope),
      view('detail', closeUp(drawGiftcard, 440, 380, 170)),
      view('cardBack', drawGiftcardBack),
      view('gift', drawGiftcardGift),
    ),
    women: [1, 1],
    kids: [1, 1],
  },
} as const satisfies Readonly<Record<string, Silhouette>>

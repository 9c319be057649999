import { boilingWool } from './journal/boilingWool.ts'
import { breakThemIn } from './journal/breakThemIn.ts'
import { dogOnTheTrail } from './journal/dogOnTheTrail.ts'
import { downThatLasts } from './journal/downThatLasts.ts'
import { firstHut } from './journal/firstHut.ts'
import { flatironsByBus } from './journal/flatironsByBus.ts'
import { lacingForTheDescent } from './journal/lacingForTheDescent.ts'
import { lakeIsabelle } from './journal/lakeIsabelle.ts'
import { mapWhenFlat } from './journal/mapWhenFlat.ts'
import { measureYourFeet } from './journal/measureYourFeet.ts'
import { microspikes } from './journal/microspikes.ts'
import { nineDaysOneSock } from './journal/nineDaysOneSock.ts'
import { packTheHeavyThings } from './journal/packTheHeavyThings.ts'
import { resoleInThreeWeeks } from './journal/resoleInThreeWeeks.ts'
import { sewAButton } from './journal/sewAButton.ts'
import { shortDays } from './journal/shortDays.ts'
import { springMud } from './journal/springMud.ts'
import { stitchTheWelt } from './journal/stitchTheWelt.ts'
import { threeLayers } from './journal/threeLayers.ts'
import { threeZips } from './journal/threeZips.ts'
import { walkingWithKids } from './journal/walkingWithKids.ts'
import { washYourShell } from './journal/washYourShell.ts'
import { waxOrNot } from './journal/waxOrNot.ts'
import { whereTheWindStarts } from './journal/whereTheWindStarts.ts'
import type { SeedDocument } from './SeedDocument.ts'

/** The journal's stories. They are listed by date, the newest first, wherever they are shown. */
export const journalArticles: readonly SeedDocument[] = [
  boilingWool,
  breakThemIn,
  dogOnTheTrail,
  downThatLasts,
  firstHut,
  flatironsByBus,
  lacingForTheDescent,
  lakeIsabelle,
  mapWhenFlat,
  measureYourFeet,
  microspikes,
  nineDaysOneSock,
  packTheHeavyThings,
  resoleInThreeWeeks,
  sewAButton,
  shortDays,
  springMud,
  stitchTheWelt,
  threeLayers,
  threeZips,
  walkingWithKids,
  washYourShell,
  waxOrNot,
  whereTheWindStarts,
]
